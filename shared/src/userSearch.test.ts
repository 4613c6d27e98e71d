import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, indexedText, matchRank, searchedText, searchUsersInputSchema } from './userSearch.ts';

const finds = (query: string, name: string) => foldText(name).includes(foldText(query));

const parsedQuery = (text: unknown) => searchUsersInputSchema.safeParse({ query: text }).data?.query;

describe('foldText', () => {
  it.each([
    ['ışık', 'IŞIK'],
    ['IŞIK', 'ışık'],
    ['ibrahim', 'İBRAHİM'],
    ['İBRAHİM', 'ibrahim'],
    ['Ibrahim', 'İbrahim'],
    ['sukru', 'Şükrü'],
    ['ŞÜKRÜ', 'sukru'],
    ['cagla', 'ÇAĞLA'],
    ['oyku', 'Öykü'],
    ['strasse', 'Straße'],
    ['οδος', 'ΟΔΟΣ ΜΟΥ'],
    ['ali veli', 'Ali\u00a0\tVeli'],
    ['I\u0307zmir', 'izmir'],
  ])('lets "%s" find "%s"', (query, name) => {
    expect(finds(query, name)).toBe(true);
  });

  it('keeps letters apart that are not the same but for case and marks', () => {
    expect(finds('kara', 'kera')).toBe(false);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('finds every part of every text', () => {
    const part = fc.string({ unit: 'binary' }).filter((text) => !/\s/u.test(text.normalize('NFKD')));
    fc.assert(
      fc.property(part, part, part, (before, query, after) => {
        expect(finds(query, before + query + after)).toBe(true);
      }),
    );
  });

  it('gives a Latin letter and its other case one form', () => {
    const letters = Array.from({ length: 0x3000 }, (_, point) => String.fromCodePoint(point));
    for (const letter of letters.filter((one) => /\p{Script=Latin}/u.test(one))) {
      expect(foldText(letter.toUpperCase())).toBe(foldText(letter.toLowerCase()));
    }
  });
});

describe('indexedText', () => {
  it('keeps the folded name and e-mail address, on a line each', () => {
    expect(indexedText({ name: 'Işıl  Öz', email: 'Isil@Ornek.TR' })).toBe('isil oz\nisil@ornek.tr');
    expect(indexedText({ name: 'a\nb', email: '' })).toBe('a b\n');
  });

  it('keeps the beginning of what is too long, also when that grows by folding', () => {
    const [name = '', email = ''] = indexedText({ name: 'ß'.repeat(150), email: 'e'.repeat(1000) }).split('\n');
    expect([name.length, email.length]).toEqual([200, 320]);
  });

  it('leaves no half character at the cut', () => {
    expect(indexedText({ name: `${'a'.repeat(199)}😀`, email: '' }).isWellFormed()).toBe(true);
  });
});

describe('matchRank', () => {
  const text = searchedText('User-7', indexedText({ name: 'Ayşe Nur Işık', email: 'nur.isik@ornek.test' }));
  it.each([
    ['ayse', 0],
    ['nur.', 0],
    ['user-7', 0],
    ['nur', 0],
    ['isik', 1],
    ['ornek', 2],
    ['er-7', 2],
    ['', 0],
    ['işık', null],
    ['isik nur', null],
  ])('ranks "%s" as %s', (query, rank) => {
    expect(matchRank(text, query)).toBe(rank);
  });

  it('reads characters of regular expressions literally', () => {
    for (const query of ['.*', '^', '$', '(', '[a-z]', '\\', '|', '?', '{1}'])
      expect(matchRank(text, query)).toBeNull();
    expect(matchRank('a.*b\n\n', '.*')).toBe(2);
  });
});

describe('searchUsersInputSchema', () => {
  it('trims a query and takes up to 100 characters', () => {
    expect(parsedQuery('  ali ')).toBe('ali');
    expect(parsedQuery(` ${'a'.repeat(100)} `)).toBe('a'.repeat(100));
    expect(parsedQuery('')).toBe('');
  });

  it.each([['a'.repeat(101)], ['\ud800'], [null], [5], [undefined]])('refuses %j', (text) => {
    expect(parsedQuery(text)).toBeUndefined();
  });
});
