import { afterAll, beforeAll, expect, it } from 'vitest';
import { interruptAll, KINDS, openTabs, PLACES, SIZES } from './interruptions.ts';

let open: Awaited<ReturnType<typeof openTabs>>;

beforeAll(async () => {
  open = await openTabs(3);
});
afterAll(() => open.close());

it.each(KINDS)(
  'fault 8: uploads of six sizes, each interrupted at five places, end with the same bytes or a clear error and a retry: %s',
  { timeout: 900_000 },
  async (kind) => {
    const runs = SIZES.flatMap((bytes) => PLACES.map((percent) => ({ kind, bytes, percent })));
    expect(await interruptAll(open.tabs, runs)).toEqual([]);
    process.stdout.write(`${kind}: ${runs.length} interrupted uploads\n`);
  },
);
