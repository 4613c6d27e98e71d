import './ownProject.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type ApiServer } from './apiServer.ts';
import { clearFirestore, documents } from './emulators.ts';
import { makeAccount, makeAdmin } from './factories.ts';
import { placeHypes, storedHype } from './hypes.ts';
import { send } from './http.ts';
import { idToken } from './idToken.ts';
import { premiumRace } from './premiumRace.ts';

let api: ApiServer;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  await api.close();
  await clearFirestore();
});

it.each([1, 2, 3, 4, 5])(
  'T7, fault 7: five contend for the last premium place, one gets it, round %i',
  { timeout: 180_000 },
  async () => {
    const { granted, premium, used, refusals } = await premiumRace();
    expect({ granted, premium, used }).toEqual({ granted: 1, premium: 1, used: 1 });
    expect(refusals).toEqual(Array.from({ length: 4 }, () => 'PREMIUM_NOT_ALLOWED'));
  },
);

it('T7: one HTTP batch of four gets no more than the last premium place', { timeout: 180_000 }, async () => {
  await clearFirestore();
  await placeHypes(4);
  const admin = await makeAdmin({ hypePremiumLimit: 1 });
  await makeAccount(admin);
  const hypes = await Promise.all(['h1', 'h2', 'h3', 'h4'].map(storedHype));
  const edits = hypes.map(({ id, updatedAt }, index) => [index, { id, updatedAt, isPremium: true }]);
  const { json } = await send(`${hypes.map(() => 'hype.update').join(',')}?batch=1`, {
    ...{
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(edits)),
    },
    ...{ origin: api.origin, token: idToken(admin.id) },
  });
  const refusals = JSON.stringify(json()).match(/"appCode":"\w+"/g) ?? [];
  for (const refusal of refusals) expect(refusal).toMatch(/PREMIUM_NOT_ALLOWED|BUSY/);
  const marked = Object.values(await documents('hypes')).filter((hype) => hype['isPremium'] === true);
  expect(marked.length).toBeLessThanOrEqual(1);
  expect(marked.length + refusals.length).toBe(4);
});
