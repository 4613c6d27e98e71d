import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { cardCounts, cardsSchema } from '@hypelar/shared/card';
import { hypeSchema } from '@hypelar/shared/hype';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { legacyHypeArbitrary } from '../../test/legacyHypeArbitrary.ts';
import { malformedHypes } from '../../test/legacyHypes.ts';
import type { DocumentData } from '../../src/firebase.ts';
import { hypeOf } from '../../src/hype/hypeRepository.ts';
import { legacyHype } from './legacyHype.ts';

const read = (stored: DocumentData, id = 'h1') => legacyHype(id, stored, () => null);
const document = (stored: DocumentData) => read(stored).document;

/** What is wrong with the result; empty if it can be read as stored and converting it again changes nothing. */
function faults(stored: DocumentData): string[] {
  const once = document(stored);
  const hype = hypeOf('h1', { ...once, order: 1 });
  const { data: cards } = cardsSchema.safeParse(once['timestamps']);
  const { id: _id, createdAt: _created, updatedAt: _updated, order: _order, ...plain } = hype;
  return [
    ...(isDeepStrictEqual(document(once), once) ? [] : ['changes when it is read again']),
    ...(cards && isDeepStrictEqual(cardCounts(cards), z.pick(hypeSchema, COUNTS).parse(hype))
      ? []
      : ['counts wrongly']),
    ...(hypeSchema.safeParse(hype).success ? [] : ['cannot be shown']),
    ...Object.entries(plain).flatMap(([name, value]) =>
      isDeepStrictEqual(once[name], value) ? [] : [`loses ${name}`],
    ),
  ];
}

const COUNTS = { timestampsCount: true, imageCount: true, videoCount: true } as const;

it.each(malformedHypes)('%s gets the stored shape, and keeps it', (_, stored) => {
  expect(faults(stored)).toEqual([]);
});

it('anything gets the stored shape, and keeps it', () => {
  fc.assert(
    fc.property(legacyHypeArbitrary, (stored) => faults(stored).length === 0),
    { numRuns: 1000 },
  );
});

it('keeps likes, unknown fields and https addresses', () => {
  const stored = { likes: ['ayse', 7], mood: { deep: [1] }, gifUrl: 'https://cdn.example/a b.mp4' };
  expect(document(stored)).toMatchObject(stored);
});

it.each([
  ['http://cdn.example/a.mp4', 'has no usable gifUrl: "http://cdn.example/a.mp4"'],
  ['javascript:alert(1)', 'has no usable gifUrl: "javascript:alert(1)"'],
  [7, 'has no usable gifUrl: 7'],
])('takes no address %j, and says so', (gifUrl, note) => {
  expect(read({ timestamps: [], gifUrl })).toMatchObject({ document: { gifUrl: '' }, notes: [note] });
});

it('drops cards that cannot be read, and says how many', () => {
  const timestamps = [{ timestamp: '10', type: 'VIDEO' }, { timestamp: -1, type: 'image' }, null, 20.4];
  expect(read({ timestamps })).toMatchObject({
    document: {
      timestamps: [
        { timestamp: 10, type: 'video' },
        { timestamp: 20, type: 'image' },
      ],
    },
    notes: ['has 2 of 4 cards that cannot be read'],
  });
});

it('describes a file that is found by its address, and else says that nothing is known', () => {
  const found = { path: 'hypes/h1/gif.mp4', size: 9, contentType: 'video/mp4', md5Hash: 'x' };
  const { document: described } = legacyHype('h1', { gifUrl: 'here' }, (address) =>
    address === 'here' ? found : null,
  );
  const nothing = { path: '', size: 0, contentType: '', md5Hash: '' };
  expect(described['media']).toEqual({ gif: found, audio: nothing, video: nothing });
});
