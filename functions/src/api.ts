import { onRequest } from 'firebase-functions/v2/https';
import { REGION } from './env.ts';
import { handleRequest } from './trpc/handleRequest.ts';

/** The API: every procedure under /trpc/. Hosting rewrites to it, so browsers speak to one origin and need no CORS. */
export const api = onRequest(
  {
    region: REGION,
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    cors: false,
    invoker: 'public',
  },
  handleRequest,
);
