import { expect, it } from 'vitest';
import { blockReader, ByteBudgetError } from './blockReader.ts';

const BLOCK = 256 * 1024;
const bytes = Uint8Array.from({ length: 3 * BLOCK + 100 }, (_, index) => index % 251);

function reader(budget = Infinity) {
  const requests: [number, number][] = [];
  const read = blockReader(
    async (start, end) => {
      requests.push([start, end]);
      return bytes.subarray(start, end);
    },
    { size: bytes.byteLength, budget },
  );
  return { read, requests };
}

it.each([
  [0, 10],
  [BLOCK - 1, BLOCK + 1],
  [10, 2 * BLOCK + 5],
  [3 * BLOCK, 3 * BLOCK + 100],
  [0, bytes.byteLength],
])('reads the bytes %i to %i', async (start, end) => {
  const { read } = reader();
  expect(await read(start, end)).toEqual(bytes.slice(start, end));
});

it('asks for each block once and never beyond the end', async () => {
  const { read, requests } = reader();
  await Promise.all([read(0, 10), read(20, 30), read(3 * BLOCK, 3 * BLOCK + 1), read(5, 6)]);
  expect(requests).toEqual([
    [0, BLOCK],
    [3 * BLOCK, bytes.byteLength],
  ]);
});

it('stops at its budget, before it reads', async () => {
  const { read, requests } = reader(2 * BLOCK);
  await read(0, 2 * BLOCK);
  await expect(read(2 * BLOCK, 2 * BLOCK + 1)).rejects.toThrow(ByteBudgetError);
  expect(requests).toHaveLength(2);
});
