import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areUsableTimes, parseTimes } from './cardTimes.ts';

const timesOf = (text: string) => parseTimes(text).times;
const badOf = (text: string) => parseTimes(text).badTokens.map(({ position, text: token }) => `${position}:${token}`);

describe('pasted times, spec section 2', () => {
  it('splits by tab when there is one', () => {
    expect(timesOf('1000\t2000\t3000')).toEqual([1000, 2000, 3000]);
  });

  it('splits by space when there is no tab', () => {
    expect(timesOf('1000 2000 3000')).toEqual([1000, 2000, 3000]);
  });

  it('splits by tab only when there are both', () => {
    expect(badOf('1000\t2000 3000')).toEqual(['2:2000 3000']);
    expect(timesOf('1000 \t 2000')).toEqual([1000, 2000]);
  });

  it('passes over repeated and trailing separators', () => {
    expect(timesOf('  1000   2000 ')).toEqual([1000, 2000]);
    expect(timesOf('1000\t\t2000\t')).toEqual([1000, 2000]);
    expect(parseTimes('')).toEqual({ times: [], badTokens: [], isPlain: true });
  });

  it('reads back what is joined by either separator', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 86_400_000 })), fc.constantFrom(' ', '\t'), (times, separator) => {
        expect(parseTimes(times.join(separator))).toEqual({ times, badTokens: [], isPlain: true });
      }),
    );
  });
});

describe('beyond the specification', () => {
  it.each(['1000\n2000\r\n3000', '1000\t2000\n3000', '1000 2000\n3000\n'])('lines separate too: %j', (text) => {
    expect(timesOf(text)).toEqual([1000, 2000, 3000]);
  });

  it('a line break inside makes it more than plain, one at the end does not', () => {
    expect(parseTimes('1000\n2000').isPlain).toBe(false);
    expect(parseTimes('1000 2000\n').isPlain).toBe(true);
  });

  it.each([
    ['0:00', 0],
    ['00:01.5', 1500],
    ['0:01.05', 1050],
    ['01:02.003', 62_003],
    ['90:00', 5_400_000],
    ['1440:00.000', 86_400_000],
  ])('%s is a length of %i ms', (text, ms) => {
    expect(parseTimes(text)).toEqual({ times: [ms], badTokens: [], isPlain: false });
  });

  it.each(['1:60', '1:5', '1:05.', '1:05.0000', ':05', '1:05,5', '1440:00.001', '1:00:00', '-0:01'])(
    '%s is no length',
    (text) => {
      expect(badOf(text)).toEqual([`1:${text}`]);
    },
  );
});

describe('bad tokens', () => {
  it('are named with their positions, the others are still read', () => {
    expect(badOf('1000 x 2.5 -3 4000')).toEqual(['2:x', '3:2.5', '4:-3']);
    expect(timesOf('1000 x 2.5 -3 4000')).toEqual([1000, 4000]);
    expect(badOf('1000\n2000\tx\n4000')).toEqual(['3:x']);
  });

  it('are times of more than a day', () => {
    expect(badOf('86400000 86400001')).toEqual(['2:86400001']);
  });

  it('keep the times from becoming cards, as do none and more than 500', () => {
    expect(areUsableTimes(parseTimes('1000 0:02'))).toBe(true);
    expect(areUsableTimes(parseTimes('1000 x'))).toBe(false);
    expect(areUsableTimes(parseTimes(' '))).toBe(false);
    expect(areUsableTimes(parseTimes('1 '.repeat(500)))).toBe(true);
    expect(areUsableTimes(parseTimes('1 '.repeat(501)))).toBe(false);
  });

  it('nothing that can be pasted makes it fail, and every token is either read or named', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '0', ':', '.', ' ', '\t', '\n', 'x', '-') }), (text) => {
        const { times, badTokens } = parseTimes(text);
        for (const ms of times) expect(Number.isInteger(ms) && ms >= 0).toBe(true);
        expect(times.length + badTokens.length).toBeGreaterThanOrEqual(text.trim() === '' ? 0 : 1);
      }),
    );
  });
});
