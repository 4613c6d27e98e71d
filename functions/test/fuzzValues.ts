import type { Random } from './fuzzRandom.ts';

/** Values that trip up unprepared code, created anew each time. All can be expressed in JSON. */
const NASTY: readonly [() => unknown, ...(() => unknown)[]] = [
  () => null,
  ...[true, false, 0, -1, 1, 1.5, 1e-7, 1e300, 2 ** 31, 2 ** 53, -(2 ** 53), '', ' ', '0', '1', 'null'].map(
    (value) => () => value,
  ),
  ...['.', '..', 'a/b', 'a//b', '/', '__x__', '__proto__', 'constructor', '*', '${7}', '%00', '%2e%2e%2f'].map(
    (value) => () => value,
  ),
  ...['\0', 'a\0b', '\n', '\r\nX: y', '\ud800', 'a\udfff', '\ufffe', '\u202e', '\u2028', '😀', 'İıIi', 'e\u0301'].map(
    (value) => () => value,
  ),
  ...["' OR 1=1", '<script>', 'javascript:x', '.*+?^${}()[]\\', 'Infinity', 'NaN', '1e999'].map((value) => () => value),
  ...[129, 201, 1501, 8193, 10_000].map((length) => () => 'x'.repeat(length)),
  ...[() => [], () => ({}), () => [[]], () => [null], () => ({ id: 'a' }), () => ({ length: 1 }), () => nested(40)],
  () => '😀'.repeat(3000),
  () => Array.from({ length: 600 }, (_, index) => index),
  () => Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`key${index}`, index])),
  () => JSON.parse('{"__proto__": {"isPremium": true, "canCreateAdmins": true}}'),
];

/** Used rarely, since they are slow to make and to send. */
const HUGE: readonly [() => unknown, ...(() => unknown)[]] = [
  () => 'x'.repeat(300_000),
  () => 'ş'.repeat(150_000),
  () => nested(1000),
  () => Array.from({ length: 20_000 }, () => ({})),
  () => Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, index])),
];

/** Values that only code can pass: JSON cannot express them. */
const UNSPEAKABLE: readonly [() => unknown, ...(() => unknown)[]] = [
  () => undefined,
  ...[Number.NaN, Infinity, -Infinity, -0, 1n, Symbol('s')].map((value) => () => value),
  () => new Date(Number.NaN),
  () => new Map([['id', 'a']]),
  () => new Uint8Array(3),
  () => Object.create(null),
  () => () => 'a',
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** A value of the wrong kind, mostly. */
export function nastyValue(random: Random, json: boolean): unknown {
  if (random.chance(0.01)) return random.pick(HUGE)();
  return random.pick(!json && random.chance(0.25) ? UNSPEAKABLE : NASTY)();
}

/** Keys that entities, objects or prototypes have and inputs do not. */
export const EXTRA_KEYS: [string, ...string[]] = [
  ...(['extra', '__proto__', 'constructor', 'prototype', 'toString', 'id', 'order', 'likes', 'createdAt'] as const),
  ...(['premiumHypeCount', 'forced', 'email', 'password', 'isPremium', 'disabled', 'duration', 'gifUrl', ''] as const),
];
