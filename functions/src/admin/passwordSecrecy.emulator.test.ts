import '../../test/ownProject.ts';
import { log } from '../../test/capturedLog.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_FLAGS } from '../../scripts/demoAdmins.ts';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAdmin } from '../../test/factories.ts';
import { auth, firestore } from '../firebase.ts';

beforeEach(clearFirestore);

/** Every document of every collection, as text. */
async function wholeDatabase(): Promise<string> {
  const collections = await firestore.listCollections();
  const all = await Promise.all(collections.map(async ({ id }) => [id, await documents(id)]));
  return JSON.stringify(all);
}

const shown = (value: unknown) =>
  value instanceof Error ? `${value.stack} ${JSON.stringify(value)} ${String(value.cause)}` : JSON.stringify(value);

describe('T2, T22: a password', () => {
  it('and a reset link reach no document, no log and no answer, whatever becomes of the call', async () => {
    const canary = `canary-${randomUUID()}-${randomUUID()}`;
    const creator = await makeAdmin();
    const input = {
      ...{ email: `${randomUUID()}@hypelar.test`, password: canary, hypePremiumLimit: 1 },
      ...NO_FLAGS,
    };
    const { create, update, resetLink, list } = callerAs(creator).admin;
    vi.spyOn(auth, 'updateUser').mockImplementationOnce((uid, properties) =>
      Promise.reject(new Error(`The request ${uid} ${JSON.stringify(properties)} failed.`)),
    );
    const answers: unknown[] = [];
    const keep = (answer: unknown) => void answers.push(shown(answer));
    const weak = callerAs(await makeAdmin({ canCreateAdmins: false })).admin;
    await create(input).then(keep, keep);
    await create({ ...input, email: `x${input.email}` }).then(keep, keep);
    await create({ ...input, email: `x${input.email}` }).then(keep, keep);
    await create({ ...input, email: canary }).then(keep, keep);
    await create({ ...input, email: `y${input.email}`, hypePremiumLimit: 99 }).then(keep, keep);
    await create({ ...input, password: canary.slice(0, 31) }).then(keep, keep);
    await weak.create(input).then(keep, keep);
    await list().then(keep, keep);

    const [made] = (await list()).filter(({ email }) => email === `x${input.email}`);
    const id = made?.id ?? '';
    await update({ id, hypePremiumLimit: 2 }).then(keep, keep);
    const { link } = await resetLink({ id });
    const oobCode = new URL(link).searchParams.get('oobCode') ?? '';
    expect(oobCode).toMatch(/.{10,}/);

    const database = await wholeDatabase();
    expect(database).toContain(`x${input.email}`);
    expect(log.join('\n')).toContain('"procedure":"admin.create"');
    const prefix = canary.slice(0, 20);
    expect({ answers: answers.filter((answer) => String(answer).includes(prefix)) }).toEqual({ answers: [] });
    for (const secret of [prefix, oobCode]) {
      expect(database).not.toContain(secret);
      expect(log.join('\n')).not.toContain(secret);
    }
    expect(database).not.toMatch(/"pass(word)?[^"]*":/i);
    expect(log.join('\n')).not.toContain(input.email);
  });
});
