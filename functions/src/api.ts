import { onRequest } from 'firebase-functions/v2/https';
import { REGION } from './env.ts';
import { handleRequest } from './trpc/handleRequest.ts';
import { limitBodies } from './trpc/limitBodies.ts';

// An instance loads only the file of its own function, so the large events of other functions are not limited.
limitBodies();

/** The API: every procedure under /trpc/. Hosting rewrites to it, so browsers speak to one origin and need no CORS. */
export const api = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    // A body of 1 MiB can take 40 MB once parsed, and so can probing a file whose upload event has not arrived yet.
    concurrency: 20,
    maxInstances: 40,
    timeoutSeconds: 60,
    cors: false,
    invoker: 'public',
  },
  handleRequest,
);
