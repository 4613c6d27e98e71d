import { mediaBucketName } from '../../src/env.ts';

/**
 * The path of the object that a download address names, or null when it names none in this project's bucket. Takes
 * Firebase addresses (`/v0/b/{bucket}/o/{path}`, also the emulator's) and those of Cloud Storage (`/{bucket}/{path}`,
 * `gs://`).
 */
export function downloadPath(address: unknown, bucket = mediaBucketName()): string | null {
  const url = typeof address === 'string' && URL.parse(address);
  if (!url) return null;
  if (url.protocol === 'gs:') return url.host === bucket ? decoded(url.pathname.slice(1)) : null;
  const prefixes = url.host === 'storage.googleapis.com' ? [`/${bucket}/`] : [`/v0/b/${bucket}/o/`];
  const prefix = prefixes.find((start) => url.pathname.startsWith(start));
  return prefix === undefined ? null : decoded(url.pathname.slice(prefix.length));
}

/** The decoded path; null when it is empty or has a broken escape. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path) || null;
  } catch {
    return null;
  }
}
