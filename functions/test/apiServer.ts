import { createServer, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { VerifyApp } from '../src/trpc/appCheck.ts';
import { handleRequest } from '../src/trpc/handleRequest.ts';

export type ApiServer = {
  origin: string;
  /** What the handler threw: production would answer each with a 500. */
  thrown: unknown[];
  close: () => Promise<void>;
};

/**
 * The handler of `api` on a port of this process. It reads the body beforehand, as Cloud Functions do, but hands on what
 * is no JSON as it came: there the platform answers, so here the handler meets more than it ever will. App Check is as
 * the parameter has it, or with a verifier of the test.
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
