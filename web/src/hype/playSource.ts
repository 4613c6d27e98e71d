/** Gives a player a file from this computer or a stored one's address; returns how to end that. */
export function playSource(player: HTMLMediaElement, source: File | string): () => void {
  const url = typeof source === 'string' ? source : URL.createObjectURL(source);
  player.src = url;
  return () => {
    if (typeof source !== 'string') URL.revokeObjectURL(url);
  };
}
