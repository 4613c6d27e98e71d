import { describe, expect, it } from 'vitest';
import { firestore, Timestamp } from '../firebase.ts';
import { jsonValue } from './jsonValue.ts';

describe('a stored value as JSON', () => {
  it('has times as epoch ms, at any depth', () => {
    const at = Timestamp.fromMillis(1_790_000_000_123);
    expect(jsonValue({ at, list: [{ at }], text: 'ş', number: 1.5, flag: false, none: null })).toEqual({
      ...{ at: 1_790_000_000_123, list: [{ at: 1_790_000_000_123 }] },
      ...{ text: 'ş', number: 1.5, flag: false, none: null },
    });
  });

  it.each([
    ['nothing', undefined],
    ['NaN', Number.NaN],
    ['infinity', Infinity],
    ['bytes', new Uint8Array([1, 2])],
    ['a reference', firestore.collection('hypes').doc('a')],
  ])('is null for %s', (_, value) => {
    expect(jsonValue({ value })).toEqual({ value: null });
  });

  it('keeps a key that means something to objects as plain data', () => {
    const value = jsonValue(JSON.parse('{"__proto__":{"admin":true}}'));
    expect(JSON.stringify(value)).toBe('{"__proto__":{"admin":true}}');
  });
});
