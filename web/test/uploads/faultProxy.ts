import { once } from 'node:events';
import { createServer, request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a stall lasts, in ms. */
const STALL_MS = 1500;
/** How often in a row the connection breaks: browsers retry a request once by themselves. */
const CUTS = 2;

/**
 * What happens to an upload once `afterBytes` of a file have passed; 0: at the first request of the upload.
 * - cut: the connection breaks, CUTS times in a row
 * - stall: nothing moves for STALL_MS
 * - silence: nothing moves on this connection any more
 * - lostAnswer: the request arrives, but the connection breaks before its response
 * - 401, 503: the status of the response; the server accepts nothing of the request
 */
export type Fault = { kind: 'cut' | 'stall' | 'silence' | 'lostAnswer' | 401 | 503; afterBytes: number };

/** Whether the fault has happened, and the most file bytes that one request carried. */
export type Seen = { happened: boolean; largestRequest: number };

export type FaultProxy = {
  port: number;
  /** Sets the fault of the next upload, or none. */
  arm: (fault: Fault | null) => void;
  seen: () => Seen;
  close: () => Promise<void>;
};

/** Starts a proxy in front of a Storage emulator that injects the armed fault. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  let armed: Fault | null = null;
  let passed = 0;
  let times = 0;
  let seen: Seen = { happened: false, largestRequest: 0 };

  /** Counts these bytes of the file, and returns the fault if it is due then. */
  function dueAfter(bytes: number): Fault['kind'] | null {
    passed += bytes;
    if (!armed || passed < armed.afterBytes) return null;
    const { kind } = armed;
    times += 1;
    if (kind !== 'cut' || times === CUTS) armed = null;
    seen.happened = true;
    return kind;
  }

  /** Forwards the request up to its end or to a fault that ends it; returns the fault. */
  async function send(incoming: IncomingMessage, onward: ClientRequest): Promise<Fault['kind'] | null> {
    const hasBytes = carriesBytes(incoming);
    if (hasBytes) seen.largestRequest = Math.max(seen.largestRequest, Number(incoming.headers['content-length']));
    let met = incoming.method === 'POST' ? dueAfter(0) : null;
    if (met === 'stall') await delay(STALL_MS);
    if (endsRequest(met)) return met;
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      if (!(chunk instanceof Buffer)) throw new Error('A request has bytes.');
      const due = hasBytes ? dueAfter(chunk.byteLength) : null;
      if (due === 'stall') await delay(STALL_MS);
      if (endsRequest(due)) return due;
      met ??= due;
      if (!onward.write(chunk)) await once(onward, 'drain');
    }
    onward.end();
    return met;
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url: path, headers } = incoming;
    const onward = request({ ...target, method, path, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve).once('error', reject);
    });
    answered.catch(() => undefined);
    const met = await send(incoming, onward);
    if (endsRequest(met)) {
      onward.destroy();
      if (met === 'cut') incoming.socket.resetAndDestroy();
      if (typeof met === 'number') await refuse(met, incoming, outgoing);
      return;
    }
    const response = await answered;
    if (met === 'lostAnswer') {
      await response.resume().toArray();
      incoming.socket.resetAndDestroy();
      return;
    }
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    // When the client gives up, its request ends.
    void pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    arm: (fault) => {
      armed = fault;
      passed = 0;
      times = 0;
      seen = { happened: false, largestRequest: 0 };
    },
    seen: () => seen,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether a request with this fault goes no further. */
function endsRequest(kind: Fault['kind'] | null): boolean {
  return kind !== null && kind !== 'stall' && kind !== 'lostAnswer';
}

/** Whether a request carries bytes of a file: a chunk, or all of them at once. */
function carriesBytes({ method, headers }: IncomingMessage): boolean {
  if (method !== 'POST') return false;
  if (headers['x-goog-upload-protocol'] === 'multipart') return true;
  return String(headers['x-goog-upload-command']).startsWith('upload');
}

/** Reads the request to its end, as a server does that responds with an error, and refuses it. */
async function refuse(status: number, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  incoming.resume();
  await once(incoming, 'end');
  outgoing.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' });
  outgoing.end(JSON.stringify({ error: { code: status, message: 'The proxy says so.' } }));
}
