import './ownProject.ts';
import { expect, it } from 'vitest';
import { runModel } from './order.model.ts';

it.each(Array.from({ length: 10 }, (_, index) => index + 100))(
  'fault 5: order, premium marks and cards stay whole under a thousand mixed operations at once, seed %i',
  { timeout: 1_800_000 },
  async (seed) => {
    const { codes, broken } = await runModel({ seed, count: 1000 });
    expect(broken).toEqual([]);
    expect(Object.keys(codes).filter((code) => !['OK', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(code))).toEqual(
      [],
    );
  },
);
