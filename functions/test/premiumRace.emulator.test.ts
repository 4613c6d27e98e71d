import './ownProject.ts';
import { expect, it } from 'vitest';
import { clearFirestore, documents } from './emulators.ts';
import { makeAccount, makeAdmin } from './factories.ts';
import { placeHypes, storedHype } from './hypes.ts';
import { send } from './http.ts';
import { idToken } from './idToken.ts';
import { testPremiumRace } from './premiumRace.ts';
import { provideApi } from './provideApi.ts';

const api = provideApi();

testPremiumRace(5);

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
