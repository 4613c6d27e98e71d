import fc from 'fast-check';
import { Timestamp } from '../src/firebase.ts';

const key = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }).filter((name) => !/^__.*__$/su.test(name));
const leaf = fc.oneof(
  fc.string({ maxLength: 20, unit: 'grapheme' }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, '', '0', '2', '-1', 'true', '1:30', '2021-01-01', NaN, Infinity, -0, 0.1),
  fc.constant(new Timestamp(1_650_000_000, 123_000_000)),
);

/** Anything that Firestore can store: no list directly in a list, no reserved names. */
const { value: anything } = fc.letrec<{ value: unknown; map: unknown; list: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('map'), tie('list')),
  map: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  list: fc.array(fc.oneof(leaf, tie('map')), { maxLength: 4 }),
}));

/** Mostly a proper value, else anything at all. */
const often = (sound: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 2, arbitrary: sound }, { weight: 1, arbitrary: anything });

const card = fc.record(
  { timestamp: often(fc.nat(100_000)), type: often(fc.constantFrom('image', 'video')) },
  { requiredKeys: [] },
);
const address = fc.constantFrom('https://cdn.example/a.mp4', 'http://cdn.example/a.mp4', '');

const fields = fc.record(
  {
    id: often(fc.string({ maxLength: 9, unit: 'grapheme' })),
    title: often(fc.string({ maxLength: 30, unit: 'grapheme' })),
    artist: often(fc.string({ maxLength: 30, unit: 'grapheme' })),
    order: often(fc.integer({ min: -2, max: 1200 })),
    isPremium: often(fc.boolean()),
    duration: often(fc.double({ min: 0, max: 600, noNaN: true })),
    timestamps: often(fc.array(card, { maxLength: 6 })),
    timestampsCount: often(fc.nat(6)),
    imageCount: often(fc.nat(6)),
    videoCount: often(fc.nat(6)),
    createdAt: often(fc.integer({ min: 0, max: 2_000_000_000 }).map((seconds) => new Timestamp(seconds, 0))),
    updatedAt: anything,
    likes: often(fc.array(fc.string({ maxLength: 9, unit: 'grapheme' }), { maxLength: 3 })),
    gifUrl: often(address),
    audioUrl: often(address),
    videoUrl: often(address),
    media: anything,
  },
  { requiredKeys: [] },
);

/** A document of `hypes` in whatever shape a program may have written it. */
export const legacyHypeArbitrary: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(fields, fc.option(fc.oneof(fields, anything), { freq: 4, nil: undefined }))
  .map(([top, data]) => (data === undefined ? top : { ...top, data }));
