import { expect, test } from 'vitest';
import { fillText, formatBytes } from './format.ts';

test('numbers are written as the language writes them, unknown placeholders stay', () => {
  expect(fillText('{ms} ms', { ms: 6000 }, 'tr')).toBe('6.000 ms');
  expect(fillText('{ms} ms', { ms: 6000 }, 'en')).toBe('6,000 ms');
  expect(fillText('{name} {other}', { name: 'Ada' }, 'tr')).toBe('Ada {other}');
});

test.each([
  [71_600, '71,6 KB'],
  [50_000_000, '50 MB'],
  [2_000_000_000, '2 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes, 'tr')).toBe(text);
});
