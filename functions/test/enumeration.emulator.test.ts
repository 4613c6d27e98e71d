import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSignIn } from '../scripts/doctor/checkSignIn.ts';
import { auth } from '../src/firebase.ts';
import { signInAnswer } from './emulators.ts';
import { PASSWORD } from './factories.ts';

const protect = (on: boolean) =>
  auth.projectConfigManager().updateProjectConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } });

const email = `${randomUUID()}@hypelar.test`;
/** As long as the other address, so that only Auth's wording can differ. */
const unknown = `${randomUUID()}@hypelar.test`;

beforeAll(async () => void (await auth.createUser({ email, password: PASSWORD })));
afterAll(() => protect(false));

describe('T18: what Auth answers to a wrong password and to an address without an account', () => {
  const answers = () => Promise.all([email, unknown].map((address) => signInAnswer(address, 'b'.repeat(32))));

  it('is the same with e-mail enumeration protection, in status, message and length', async () => {
    await protect(true);
    const [wrong, missing] = await answers();
    expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('INVALID_LOGIN_CREDENTIALS') });
    expect(missing).toEqual(wrong);
    expect((await signInAnswer(email, PASSWORD)).status).toBe(200);
  });

  it('differs without, which the doctor tells of a project', async () => {
    await protect(false);
    const [wrong, missing] = await answers();
    expect(missing).not.toEqual(wrong);
    expect(await checkSignIn()).toMatchObject([{ rule: 'signIn', where: 'Auth' }]);
    await protect(true);
    expect(await checkSignIn()).toEqual([]);
  });
});
