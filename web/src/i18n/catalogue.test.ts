import { APP_CODES } from '@hypelar/shared/appError';
import { MEDIA_REFUSALS } from '@hypelar/shared/media';
import { STORAGE_ERROR_CODES } from '@hypelar/shared/storageError';
import { expect, test } from 'vitest';
import { en, enAppCodes } from './en.ts';
import { fillText, formatBytes } from './format.ts';
import { mediaRefusalTexts } from './mediaRefusalTexts.ts';
import { storageErrorTexts } from './storageErrorTexts.ts';
import { tr, trAppCodes } from './tr.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('both languages fill the same placeholders of every text', () => {
  const english = new Map(Object.entries(en));
  for (const [key, text] of Object.entries(tr)) {
    expect({ key, names: placeholders(english.get(key) ?? '') }).toEqual({ key, names: placeholders(text) });
  }
});

test('the labels that the specification names are its own', () => {
  expect(tr.createHypeHeading).toBe('Yeni Hype Oluştur');
  expect(tr.createHypeSubmit).toBe('Hype Oluştur');
  expect(tr.createHypeDone).toBe('Hype başarıyla oluşturuldu!');
  expect(tr.hypesHeading).toBe('Hypelar');
  expect(tr.signInButton).toBe('Sign In');
  expect(trAppCodes.PREMIUM_NOT_ALLOWED).toBe('Bu özelliği kullanmak için yetkiniz yok. ');
  expect(enAppCodes.PREMIUM_NOT_ALLOWED).toBe('You do not have permission to set this hype as premium');
});

test.each([
  ['refusals of the API', [trAppCodes, enAppCodes], Object.keys(APP_CODES)],
  ['errors of Cloud Storage', Object.values(storageErrorTexts), STORAGE_ERROR_CODES],
  ['refusals of a file', Object.values(mediaRefusalTexts), MEDIA_REFUSALS],
])('%s: each has its own sentence in both languages', (_name, tables, codes) => {
  for (const table of tables) {
    expect(Object.keys(table).toSorted()).toEqual([...codes].toSorted());
    expect(new Set(Object.values(table)).size).toBe(codes.length);
  }
});

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
