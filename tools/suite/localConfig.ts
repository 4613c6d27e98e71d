import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseJson, Ports } from './ports.ts';
import { root } from './root.ts';

/** The folder of the SPA build for an offset, relative to the root. */
export const localDist = (offset: number): string => `web/dist-${offset}`;

/** The Content-Security-Policy that also allows the local Auth and Storage emulators where the SPA uses them. */
function localPolicy(policy: string, { auth, storage }: Pick<Ports, 'auth' | 'storage'>): string {
  const added: Record<string, string> = {
    'connect-src': ` http://127.0.0.1:${auth} http://127.0.0.1:${storage}`,
    'media-src': ` http://127.0.0.1:${storage}`,
    'img-src': ` http://127.0.0.1:${storage}`,
  };
  return policy
    .split('; ')
    .map((directive) => directive + (added[directive.split(' ')[0] ?? ''] ?? ''))
    .join('; ');
}

/** firebase.json for the local suite: shifted ports, the local build, local origins, no HSTS on plain http. */
export function localConfig(config: FirebaseJson, ports: Ports, publicFolder: string): FirebaseJson {
  const { hosting, emulators } = config;
  return {
    ...config,
    hosting: {
      ...hosting,
      public: publicFolder,
      headers: hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers
          .filter(({ key }) => key !== 'Strict-Transport-Security')
          .map(({ key, value }) => ({
            key,
            value: key === 'Content-Security-Policy' ? localPolicy(value, ports) : value,
          })),
      })),
    },
    emulators: {
      ...emulators,
      hosting: { ...emulators.hosting, port: ports.hosting },
      functions: { ...emulators.functions, port: ports.functions },
      firestore: { ...emulators.firestore, port: ports.firestore, websocketPort: ports.firestoreWebsocket },
      auth: { ...emulators.auth, port: ports.auth },
      storage: { ...emulators.storage, port: ports.storage },
      eventarc: { ...emulators.eventarc, port: ports.eventarc },
      tasks: { ...emulators.tasks, port: ports.tasks },
      hub: { ...emulators.hub, port: ports.hub },
      logging: { ...emulators.logging, port: ports.logging },
    },
  };
}

/** Writes the local configuration to the root, since firebase-tools resolves every path relative to the file. */
export function writeLocalConfig(offset: number, config: FirebaseJson): string {
  const path = join(root, `firebase.${offset}.local.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

export const removeLocalConfig = (path: string): void => rmSync(path, { force: true });
