import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { DATABASE_REGION } from '../env.ts';
import { indexUser as indexOneUser } from '../user/indexUser.ts';
import { userTextOf } from '../user/userRepository.ts';

/**
 * Every change of a user, at least once and in any order. A failure is delivered again for up to a day. A change that
 * leaves the indexed text as it was reads nothing: those that change it have events of their own, whenever these come.
 */
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
    // The id of the document itself: the one in `params` comes by a header, which garbles what is not ASCII
    // (firebase-functions issue 1459).
    if (!data) return;
    const { before, after } = data;
    const keepsText = before.exists && after.exists && userTextOf(before) === userTextOf(after);
    if (!keepsText) await indexOneUser(after.exists ? after.id : before.id);
  },
);
