import { MEDIA_KINDS, type Media } from '@hypelar/shared/media';

type Files = { media: Media; gifUrl: string; audioUrl: string; videoUrl: string };

/** Whether a hype uses this object: as one of its files, or, when others wrote the hype, by one of its addresses. */
export function usesObject({ media, gifUrl, audioUrl, videoUrl }: Files, path: string): boolean {
  const addresses = [gifUrl, audioUrl, videoUrl];
  return MEDIA_KINDS.some((kind) => media[kind].path === path) || addresses.some((address) => names(address, path));
}

/** Whether a URL, whatever its query, ends with this path: as it is or escaped, which every program does in its own way. */
function names(address: string, path: string): boolean {
  const place = address.split(/[?#]/)[0] ?? '';
  return [place, decoded(place)].some((text) => text.endsWith(`/${path}`));
}

/** Broken escapes stay as they are. */
function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
