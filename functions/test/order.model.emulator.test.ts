import './ownProject.ts';
import { expect, it } from 'vitest';
import { runModel } from './order.model.ts';

it.each([1, 2])(
  'fault 5: order, premium marks and cards stay whole under a hundred mixed operations at once, seed %i',
  { timeout: 300_000 },
  async (seed) => {
    const { codes, broken } = await runModel({ seed, count: 100 });
    expect(broken).toEqual([]);
    expect(Object.keys(codes).filter((code) => !['OK', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(code))).toEqual(
      [],
    );
    expect(codes['OK']).toBeGreaterThan(40);
  },
);
