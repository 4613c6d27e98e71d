import { onRequest } from 'firebase-functions/v2/https';
import { REGION } from './env.ts';
import { handleRequest } from './trpc/handleRequest.ts';
import { limitBodies } from './trpc/limitBodies.ts';

// An instance loads the file of its own function and no other, so the large events of others stay as they are.
limitBodies();

/** The API: every procedure under /trpc/. Hosting rewrites to it, so browsers speak to one origin and need no CORS. */
export const api = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    // A body of 1 MiB can take 40 MB once parsed, and so can the probe of a file that no event was told of yet.
    concurrency: 20,
    maxInstances: 40,
    timeoutSeconds: 60,
    cors: false,
    invoker: 'public',
  },
  handleRequest,
);
