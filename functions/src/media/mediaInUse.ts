import { MEDIA_KINDS, type Media } from '@hypelar/shared/media';

type Files = { media: Media; gifUrl: string; audioUrl: string; videoUrl: string };

/** Whether a hype uses this object: as one of its files, or, when others wrote the hype, by one of its addresses. */
export function usesObject({ media, gifUrl, audioUrl, videoUrl }: Files, path: string): boolean {
  const addresses = [gifUrl, audioUrl, videoUrl];
  const names = [path, encodeURIComponent(path)];
  return (
    MEDIA_KINDS.some((kind) => media[kind].path === path) ||
    addresses.some((address) => names.some((name) => endsPath(address, name)))
  );
}

/** Whether the path of a URL ends with this name, whatever query follows. */
function endsPath(address: string, name: string): boolean {
  return address.split(/[?#]/)[0]?.endsWith(`/${name}`) ?? false;
}
