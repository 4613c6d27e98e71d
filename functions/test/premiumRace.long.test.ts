import './ownProject.ts';
import { expect, it } from 'vitest';
import { premiumRace } from './premiumRace.ts';

it.each(Array.from({ length: 50 }, (_, index) => index + 1))(
  'T7, fault 7: five contend for the last premium place, one gets it, round %i',
  { timeout: 180_000 },
  async () => {
    const { granted, premium, used, refusals } = await premiumRace();
    expect({ granted, premium, used }).toEqual({ granted: 1, premium: 1, used: 1 });
    expect(refusals).toEqual(Array.from({ length: 4 }, () => 'PREMIUM_NOT_ALLOWED'));
  },
);
