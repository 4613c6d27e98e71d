import { emulators } from '../session/emulators.ts';

/** Whether a stored address may be opened: https, or the Storage emulator's in a build made for it. */
export function isMediaUrl(url: string, local = emulators()): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'https:') return true;
  const isLocalHost = hostname === '127.0.0.1' || hostname === 'localhost';
  return local !== null && protocol === 'http:' && isLocalHost && port === String(local.storagePort);
}
