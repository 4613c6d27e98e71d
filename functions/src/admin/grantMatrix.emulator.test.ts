import '../../test/ownProject.ts';
import { flagsSchema } from '@hypelar/shared/flags';
import { FLAGS, type Flags } from '@hypelar/shared/permission';
import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { clearFirestore, documents } from '../../test/emulators.ts';
import { callerAs, makeAccount, makeAdmin, PASSWORD } from '../../test/factories.ts';
import { auth, firestore } from '../firebase.ts';

beforeAll(clearFirestore);

const OWN = 3;
const LIMITS = [0, 1, OWN, OWN + 1];
const all16 = Array.from({ length: 16 }, (_, bits) => bits);

const flagsOf = (bits: number): Flags =>
  flagsSchema.parse(Object.fromEntries(FLAGS.map((flag, index) => [flag, (bits & (1 << index)) !== 0])));

const CAN_CREATE_ADMINS = 1;

type Case = { held: number; granted: number; limit: number };

/** The response code that the specification, section 6, demands, derived independently of the product. */
function expected({ held, granted, limit }: Case): string {
  if ((held & CAN_CREATE_ADMINS) === 0) return 'FORBIDDEN';
  if (limit < 1) return 'BAD_REQUEST';
  return (granted & ~held) === 0 && limit <= OWN ? 'OK' : 'FORBIDDEN';
}

const stored = async (id: string) => (await firestore.collection('admins').doc(id).get()).data();

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'OK',
    (error: unknown) => (error instanceof TRPCError ? error.code : String(error)),
  );

describe('T4: 16 x 16 sets of flags and a limit of 0, 1, one’s own and one more: 1,024 cases in all', () => {
  it.each(all16)('admin.create by a holder of flags %i grants what they hold and nothing else', async (held) => {
    const creator = await makeAdmin({ ...flagsOf(held), hypePremiumLimit: OWN });
    const before = Object.keys(await documents('admins')).length;
    const wrong: object[] = [];
    const [made, wanted]: [object[], object[]] = [[], []];
    for (const one of all16.flatMap((flags) => LIMITS.map((limit): Case => ({ held, granted: flags, limit })))) {
      const grant = { ...flagsOf(one.granted), hypePremiumLimit: one.limit };
      const email = `${randomUUID()}@hypelar.test`;
      const code = await codeOf(callerAs(creator).admin.create({ email, password: PASSWORD, ...grant }));
      if (code === 'OK') {
        const { uid, customClaims } = await auth.getUserByEmail(email);
        made.push({ customClaims, document: await stored(uid) });
        const claims = { admin: true, ...flagsOf(one.granted) };
        wanted.push({ customClaims: claims, document: { email, ...grant } });
      }
      if (code !== expected(one)) wrong.push({ ...one, code });
    }
    expect(wrong).toEqual([]);
    expect(made).toMatchObject(wanted);
    expect(Object.keys(await documents('admins'))).toHaveLength(before + made.length);
  });

  it.each(all16)('admin.update by a holder of flags %i grants what they hold and nothing else', async (held) => {
    const actor = await makeAdmin({ ...flagsOf(held), hypePremiumLimit: OWN });
    const plain = await makeAdmin({ ...flagsOf(0), hypePremiumLimit: 2 });
    await makeAccount(plain);
    const wrong: object[] = [];
    for (const one of all16.flatMap((flags) => LIMITS.map((limit): Case => ({ held, granted: flags, limit })))) {
      const grant = { ...flagsOf(one.granted), hypePremiumLimit: one.limit };
      const change = { id: plain.id, flags: flagsOf(one.granted), hypePremiumLimit: one.limit };
      const code = await codeOf(callerAs(actor).admin.update(change));
      if (code !== expected(one)) wrong.push({ ...one, code });
      expect(await stored(plain.id)).toMatchObject(code === 'OK' ? grant : { ...flagsOf(0), hypePremiumLimit: 2 });
      if (code === 'OK') await makeAdmin(plain);
    }
    expect(wrong).toEqual([]);
  });

  it.each(all16)('admin.update by a holder of flags %i disables nobody who holds more', async (held) => {
    const actor = await makeAdmin({ ...flagsOf(held), hypePremiumLimit: OWN });
    for (const flags of all16) {
      const admin = await makeAdmin(flagsOf(flags));
      const code = await codeOf(callerAs(actor).admin.update({ id: admin.id, disabled: true }));
      const may = (held & CAN_CREATE_ADMINS) !== 0 && (flags & ~held) === 0;
      expect({ flags, code }).toEqual({ flags, code: may ? 'OK' : 'FORBIDDEN' });
      expect(await stored(admin.id)).toMatchObject({ disabled: may });
    }
  });
});
