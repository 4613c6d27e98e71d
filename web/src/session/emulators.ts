export type Emulators = { authUrl: string; storagePort: number };

/** The addresses of the local emulators in a build made for them, else null. */
export function emulators(setting: string = import.meta.env.VITE_EMULATORS): Emulators | null {
  if (setting === '') return null;
  const json: unknown = JSON.parse(setting);
  if (typeof json !== 'object' || json === null || !('authUrl' in json) || !('storagePort' in json)) return null;
  const { authUrl, storagePort } = json;
  return typeof authUrl === 'string' && typeof storagePort === 'number' ? { authUrl, storagePort } : null;
}
