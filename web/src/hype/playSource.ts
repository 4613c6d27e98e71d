/** Sets a player's source to a local file or a stored file's URL; returns the cleanup. */
export function playSource(player: HTMLMediaElement, source: File | string): () => void {
  const url = typeof source === 'string' ? source : URL.createObjectURL(source);
  player.src = url;
  return () => {
    if (typeof source !== 'string') URL.revokeObjectURL(url);
  };
}
