import { describe, expect, it } from 'vitest';
import { MAX_DOC_BYTES, updateDocsInputSchema, utf8Bytes } from './docs.ts';

const taken = (terms: unknown) => updateDocsInputSchema.safeParse({ terms }).success;

describe('a legal text', () => {
  it.each([
    ['a', 1],
    ['ş', 2],
    ['€', 3],
    ['😀', 4],
  ])('counts %s as %i bytes and holds at most 200 KiB of it', (character, bytes) => {
    const most = Math.floor(MAX_DOC_BYTES / bytes);
    expect(utf8Bytes(character)).toBe(bytes);
    expect(taken({ detail: character.repeat(most) })).toBe(true);
    expect(taken({ detail: character.repeat(most + 1) })).toBe(false);
  });

  it.each(['', ' \n', '<script>alert(1)</script>', '\u0000'])('may be %j, kept as it is', (detail) => {
    expect(updateDocsInputSchema.parse({ privacy: { detail } })).toEqual({ privacy: { detail } });
  });

  it.each([{}, { detail: 5 }, { detail: null }, { detail: '\udc00' }, { detail: 'a', updatedBy: 'me' }, 'text', null])(
    'is not %j',
    (terms) => {
      expect(taken(terms)).toBe(false);
    },
  );

  it.each([
    [undefined, true],
    [null, true],
    [1_790_000_000_000, true],
    [1.5, false],
    ['now', false],
  ])('replaces the one of %j: %s', (updatedAt, valid) => {
    expect(taken({ detail: 'a', updatedAt })).toBe(valid);
  });

  it('belongs to terms or privacy and nothing else', () => {
    expect(updateDocsInputSchema.safeParse({ imprint: { detail: 'a' } }).success).toBe(false);
    expect(updateDocsInputSchema.safeParse({}).success).toBe(true);
  });
});
