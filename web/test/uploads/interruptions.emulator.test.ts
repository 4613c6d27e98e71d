import { afterAll, beforeAll, expect, it } from 'vitest';
import { interruptAll, openTabs, type Interruption } from './interruptions.ts';

let open: Awaited<ReturnType<typeof openTabs>>;

beforeAll(async () => {
  open = await openTabs(1);
});
afterAll(() => open.close());

it.each<[string, Interruption]>([
  ['in one request, cut in the middle', { kind: 'cut', bytes: 262_144, percent: 50 }],
  ['in chunks, cut near its end', { kind: 'cut', bytes: 1_048_576, percent: 99 }],
  ['in chunks, answered with 503', { kind: 503, bytes: 1_048_576, percent: 75 }],
  ['in one request whose answer is lost', { kind: 'lostAnswer', bytes: 262_143, percent: 99 }],
])('fault 8: an upload %s, ends with the same bytes', async (_, interruption) => {
  expect(await interruptAll(open.tabs, [interruption])).toEqual([]);
});

it('fault 8: an upload whose connection dies without a word ends, and can be made again', async () => {
  expect(await interruptAll(open.tabs, [{ kind: 'silence', bytes: 1_048_576, percent: 50 }])).toEqual([]);
});

it('fault 10: an upload whose token is refused under way says so, and can be made again', async () => {
  expect(await interruptAll(open.tabs, [{ kind: 401, bytes: 262_145, percent: 25 }])).toEqual([]);
});
