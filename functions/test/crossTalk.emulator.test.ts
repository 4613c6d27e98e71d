import './ownProject.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { auth } from '../src/firebase.ts';
import { makeAdmin } from './factories.ts';
import { send } from './http.ts';
import { idToken } from './idToken.ts';
import { provideApi } from './provideApi.ts';

/** As many requests as one instance of the API handles at the same time (`concurrency`). */
const AT_ONCE = 80;

const api = provideApi();

const meSchema = z.object({ result: z.object({ data: z.object({ id: z.string() }) }) });

// Not on the Functions emulator: it runs each request in a separate process, where nothing could be mixed up.
it('fault 20: 80 requests of 80 identities at once in one process get the answers of their own callers', async () => {
  const admins = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => makeAdmin({ canCreateAdmins: index % 2 === 0 })),
  );
  const { failureCount } = await auth.importUsers(admins.map(({ id, email }) => ({ uid: id, email })));
  expect(failureCount).toBe(0);
  const answers = await Promise.all(
    admins.map(async (admin) => {
      const token = idToken(admin.id);
      const [me, list] = await Promise.all([
        send('session.me', { origin: api.origin, token }),
        send('admin.list', { origin: api.origin, token }),
      ]);
      return [meSchema.parse(me.json()).result.data.id, list.status];
    }),
  );
  expect(answers).toEqual(admins.map(({ id, canCreateAdmins }) => [id, canCreateAdmins ? 200 : 403]));
  expect(api.thrown).toEqual([]);
});
