import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import { root } from './root.ts';

const portSchema = z.looseObject({ port: z.int() });

/** The parts of firebase.json that the tools read; everything else passes through untouched. */
const firebaseJsonSchema = z.looseObject({
  hosting: z.looseObject({
    public: z.string(),
    headers: z.array(
      z.looseObject({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
  emulators: z.looseObject({
    hosting: portSchema,
    functions: portSchema,
    firestore: z.looseObject({ port: z.int(), websocketPort: z.int() }),
    auth: portSchema,
    storage: portSchema,
    eventarc: portSchema,
    tasks: portSchema,
    hub: portSchema,
    logging: portSchema,
  }),
});

export type FirebaseJson = z.infer<typeof firebaseJsonSchema>;

export const readFirebaseJson = (): FirebaseJson =>
  firebaseJsonSchema.parse(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')));

/** The name of each listener of the suite and its port. */
export type Ports = Record<
  | 'hosting'
  | 'functions'
  | 'firestore'
  | 'firestoreWebsocket'
  | 'auth'
  | 'storage'
  | 'eventarc'
  | 'tasks'
  | 'hub'
  | 'logging',
  number
>;

/** The ports of firebase.json, each shifted by `offset`. */
export function portsAt({ emulators }: FirebaseJson, offset: number): Ports {
  return {
    hosting: emulators.hosting.port + offset,
    functions: emulators.functions.port + offset,
    firestore: emulators.firestore.port + offset,
    firestoreWebsocket: emulators.firestore.websocketPort + offset,
    auth: emulators.auth.port + offset,
    storage: emulators.storage.port + offset,
    eventarc: emulators.eventarc.port + offset,
    tasks: emulators.tasks.port + offset,
    hub: emulators.hub.port + offset,
    logging: emulators.logging.port + offset,
  };
}

/** Whether something listens on 127.0.0.1:port (or on all addresses). */
function isBusy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

/** The busy ones of `ports`, as `port (name)`. */
export async function busyPorts(ports: Record<string, number>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ((await isBusy(port)) ? [`${port} (${name})`] : [])),
  );
  return found.flat();
}

/** Throws a Failure that names the busy ports and what to do. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  const busy = await busyPorts(ports);
  if (busy.length === 0) return;
  throw new Failure(
    `In use: port ${busy.join(', ')}. Perhaps Hypelar runs already, here or in another checkout. ` +
      'End what listens there, or choose other ports: npm start -- --port-offset 100',
  );
}

/**
 * Finds an offset whose ports are all free. Starts at a random place, so that two test runs seldom collide, and stays
 * below 32768, where systems begin to assign ports to outgoing connections.
 */
export async function findFreeOffset(config: FirebaseJson, random = Math.random): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const offset = 10_000 + Math.floor(random() * 1300) * 10;
    if ((await busyPorts(portsAt(config, offset))).length === 0) return offset;
  }
  throw new Failure('No free ports were found for the emulators. Choose some with HYPELAR_PORT_OFFSET.');
}
