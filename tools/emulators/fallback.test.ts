import { expect, test } from 'vitest';
import { manifestLine } from './fallback.ts';

test('a manifest line of up to 72 bytes stays whole', () => {
  expect(manifestLine('Main-Class', 'Rules')).toBe('Main-Class: Rules\n');
});

test('a longer one continues after a line break and a space, and no line is longer than 72 bytes', () => {
  const path = `file:${'/folder'.repeat(30)}/emulator.jar`;
  const lines = manifestLine('Class-Path', path).trimEnd().split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(`Class-Path: ${path}`);
});
