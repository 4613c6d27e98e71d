import { expect, it } from 'vitest';
import { Timestamp } from '../../src/firebase.ts';
import { legacyFlag, legacyNumber, legacySeconds, legacyText, legacyTime } from './legacyValues.ts';

it.each([
  [2, 2],
  ['2', 2],
  [' 1.5 ', 1.5],
  ['', null],
  ['two', null],
  [NaN, null],
  [Infinity, null],
  [null, null],
  [true, null],
])('%j as a number is %j', (value, number) => {
  expect(legacyNumber(value)).toBe(number);
});

it.each([
  [12.5, 12.5],
  ['12.5', 12.5],
  ['3:20', 200],
  ['1:02:03.5', 3723.5],
  [0, 0],
  [-1, null],
  ['5 minutes', null],
  ['1:2:3:4', null],
  [null, null],
])('%j as a length is %j seconds', (value, seconds) => {
  expect(legacySeconds(value)).toBe(seconds);
});

it.each([
  [true, true],
  ['TRUE', true],
  [1, true],
  ['yes', true],
  [false, false],
  ['0', false],
  ['no', false],
  ['maybe', null],
  [null, null],
  [[], null],
])('%j as yes or no is %j', (value, flag) => {
  expect(legacyFlag(value)).toBe(flag);
});

it.each([
  ['Gece', 'Gece'],
  [1984, '1984'],
  ['a\ud800b', 'a\ufffdb'],
  [NaN, null],
  [['a'], null],
])('%j as a text is %j', (value, text) => {
  expect(legacyText(value)).toBe(text);
});

const MOMENT = Date.UTC(2021, 4, 1, 10);

it.each([
  ['epoch ms', MOMENT],
  ['epoch seconds', MOMENT / 1000],
  ['an ISO text', '2021-05-01T10:00:00Z'],
  ['an export of Node', { _seconds: MOMENT / 1000, _nanoseconds: 0 }],
  ['an export of the web', { seconds: MOMENT / 1000, nanoseconds: 0 }],
  ['a Timestamp', Timestamp.fromMillis(MOMENT)],
])('reads a time from %s', (_, value) => {
  expect(legacyTime(value)?.toMillis()).toBe(MOMENT);
});

it.each([[-1], ['yesterday'], [NaN], [1e300], [null], [{}]])('finds no time in %j', (value) => {
  expect(legacyTime(value)).toBeNull();
});
