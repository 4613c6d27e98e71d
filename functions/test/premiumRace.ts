import { expect, it } from 'vitest';
import { clearFirestore, documents } from './emulators.ts';
import { callerAs, makeAdmin } from './factories.ts';
import { placeHypes, recordedHype, storedHype } from './hypes.ts';

const CONTENDERS = 5;

type Race = { granted: number; premium: number; used: number; refusals: string[] };

/** Tests this many rounds of five callers contending for the last premium place. */
export function testPremiumRace(rounds: number): void {
  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    'T7, fault 7: five contend for the last premium place, one gets it, round %i',
    { timeout: 180_000 },
    async () => {
      const { granted, premium, used, refusals } = await premiumRace();
      expect({ granted, premium, used }).toEqual({ granted: 1, premium: 1, used: 1 });
      expect(refusals).toEqual(Array.from({ length: CONTENDERS - 1 }, () => 'PREMIUM_NOT_ALLOWED'));
    },
  );
}

/**
 * Five calls contend for the last premium place of one admin, three edits and two new hypes, each retrying until no
 * concurrent change gets in its way. Returns how many got it, how many hypes are premium then, how many the admin is
 * told to have marked, and the error codes of the others.
 */
async function premiumRace(): Promise<Race> {
  await clearFirestore();
  await placeHypes(3);
  const admin = await makeAdmin({ hypePremiumLimit: 1 });
  const inputs = [await recordedHype(admin, { isPremium: true }), await recordedHype(admin, { isPremium: true })];
  const edit = async (id: string) => {
    const { updatedAt } = await storedHype(id);
    await callerAs(admin).hype.update({ id, updatedAt, isPremium: true });
  };
  const contenders = [
    ...['h1', 'h2', 'h3'].map((id) => () => edit(id)),
    ...inputs.map((input) => () => callerAs(admin).hype.create(input)),
  ];
  const results = await Promise.all(contenders.map(contend));
  const premium = Object.values(await documents('hypes')).filter((hype) => hype['isPremium'] === true).length;
  const granted = results.filter((code) => code === 'OK').length;
  if (results.length !== CONTENDERS) throw new Error('Someone did not contend.');
  const { premiumUsed: used } = await callerAs(admin).session.me();
  return { granted, premium, used, refusals: results.filter((code) => code !== 'OK') };
}

async function contend(attempt: () => Promise<unknown>): Promise<string> {
  const result = await attempt().then(
    () => 'OK',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return result === 'BUSY' ? contend(attempt) : result;
}
