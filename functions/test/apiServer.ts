import { createServer, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { VerifyApp } from '../src/trpc/appCheck.ts';
import { handleRequest } from '../src/trpc/handleRequest.ts';

export type ApiServer = {
  origin: string;
  /** What the handler threw; in production each would be a 500. */
  thrown: unknown[];
  close: () => Promise<void>;
};

/**
 * Runs the handler of `api` on a port of this process. Like Cloud Functions it reads the body first, but it passes on a
 * body that is not JSON, which the platform itself would refuse, so the handler gets more than it would in production.
 * App Check runs as its parameter says, or with the verifier of a test.
 */
export async function startApi(verifyApp?: VerifyApp): Promise<ApiServer> {
  const thrown: unknown[] = [];
  const server = createServer((req, res) => {
    void readBody(req)
      .then((rawBody) =>
        handleRequest(
          Object.assign(req, rawBody ? { rawBody, body: parsedBody(rawBody) } : { body: {} }),
          res,
          verifyApp,
        ),
      )
      .catch((error: unknown) => {
        thrown.push(error);
        res.statusCode = 500;
        res.end();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    thrown,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) if (chunk instanceof Buffer) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) return undefined;
  return req.headers['content-encoding'] === 'gzip' ? unpacked(bytes) : bytes;
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    return bytes;
  }
}

function parsedBody(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
