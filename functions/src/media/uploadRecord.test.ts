import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingRecord, storedObjectSchema, type UploadRecord } from './uploadRecord.ts';

const record = (generation: string, state: UploadRecord['state']): UploadRecord => ({
  ...{ path: 'hypes/h/gif-a', kind: 'gif', size: 1, contentType: 'video/mp4', md5Hash: '', recordedAt: 0 },
  ...{ generation, state },
});

const deliver = (events: readonly UploadRecord[]) => events.reduce<UploadRecord | undefined>(standingRecord, undefined);

describe('events about one object, more than once and in any order', () => {
  it('compares generations as numbers of any length', () => {
    expect(deliver([record('1799999999999999', 'accepted'), record('999', 'removed')])?.generation).toBe(
      '1799999999999999',
    );
    expect(deliver([record('9007199254740993', 'accepted'), record('9007199254740992', 'removed')])?.state).toBe(
      'accepted',
    );
  });

  it('never brings back what was removed', () => {
    expect(deliver([record('5', 'removed'), record('5', 'accepted')])?.state).toBe('removed');
    expect(deliver([record('5', 'removed'), record('4', 'accepted')])?.state).toBe('removed');
  });

  it('keeps the reason of a refusal when the refused object is deleted', () => {
    expect(deliver([record('5', 'refused'), record('5', 'removed')])?.state).toBe('refused');
  });

  it('ends as one ordered delivery would', () => {
    const ordered = ['1', '2', '3'].flatMap((generation) => [
      record(generation, 'accepted'),
      record(generation, 'removed'),
    ]);
    const deliveries = fc.subarray(ordered, { minLength: 1 }).chain((events) => {
      const repeated = fc.array(fc.constantFrom(...events), { maxLength: 6 });
      const shuffled = repeated.chain((more) =>
        fc.shuffledSubarray([...events, ...more], { minLength: events.length + more.length }),
      );
      return fc.tuple(fc.constant(events), shuffled);
    });
    fc.assert(
      fc.property(deliveries, ([events, delivered]) => {
        expect(deliver(delivered)).toEqual(deliver(events));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what Storage says of an object', () => {
  it('is read from an event and from metadata', () => {
    const said = {
      name: 'hypes/h/gif-a',
      size: '12',
      generation: '1799999999999999',
      contentType: 'video/mp4',
      md5Hash: 'x',
    };
    const object = { path: said.name, size: 12, generation: said.generation, contentType: 'video/mp4', md5Hash: 'x' };
    expect(storedObjectSchema.parse({ ...said, bucket: 'b', metageneration: '1' })).toEqual(object);
    expect(storedObjectSchema.parse({ ...said, size: 12, generation: 1799999999999999 })).toEqual(object);
  });

  it('may lack type and hash', () => {
    const object = storedObjectSchema.parse({ name: 'a', size: 0, generation: 1 });
    expect(object).toMatchObject({ contentType: '', md5Hash: '' });
  });
});
