import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { DATABASE_REGION } from '../env.ts';
import { indexChange } from '../user/indexUser.ts';

/** Handles every change of a user, delivered at least once and in any order. Failures are retried for up to a day. */
export const indexUser = onDocumentWritten(
  {
    document: 'users/{id}',
    region: DATABASE_REGION,
    memory: '512MiB',
    // Each call is a transaction on one of a few documents: more of them at once would only wait for each other.
    concurrency: 16,
    maxInstances: 5,
    timeoutSeconds: 60,
    retry: true,
  },
  async ({ data }) => {
    if (data) await indexChange(data);
  },
);
