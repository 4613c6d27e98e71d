import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { busyPorts, findFreeOffset, portsAt, readFirebaseJson, requireFreePorts } from './ports.ts';

const firebaseJson = readFirebaseJson();

/** Listens on a port that the system chooses, for as long as the test runs. */
async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('without an offset the ports are those of firebase.json', () => {
  expect(portsAt(firebaseJson, 0)).toEqual({
    hosting: 5000,
    functions: 5001,
    firestore: 8080,
    firestoreWebsocket: 9150,
    auth: 9099,
    storage: 9199,
    eventarc: 9299,
    tasks: 9499,
    hub: 4400,
    logging: 4500,
  });
});

test('an offset moves every port by the same amount, and no two meet', () => {
  const moved = Object.values(portsAt(firebaseJson, 300));
  expect(moved).toEqual(Object.values(portsAt(firebaseJson, 0)).map((port) => port + 300));
  expect(new Set(moved).size).toBe(moved.length);
});

test('a busy port is named, with what to do', async () => {
  const port = await takenPort();
  expect(await busyPorts({ hosting: port })).toEqual([`${port} (hosting)`]);
  await expect(requireFreePorts({ hosting: port })).rejects.toThrow(new RegExp(`${port} \\(hosting\\).*--port-offset`));
});

test('a free offset has only free ports', async () => {
  expect(await busyPorts(portsAt(firebaseJson, await findFreeOffset(firebaseJson)))).toEqual([]);
});
