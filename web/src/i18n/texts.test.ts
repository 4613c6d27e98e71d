import { APP_CODES } from '@hypelar/shared/appError';
import { MEDIA_REFUSALS } from '@hypelar/shared/media';
import { STORAGE_ERROR_CODES } from '@hypelar/shared/storageError';
import { expect, test } from 'vitest';
import { hypeFormTexts } from '../hype/hypeFormTexts.ts';
import { hypeListTexts } from '../hype/hypeListTexts.ts';
import { signInTexts } from '../signIn/signInTexts.ts';
import { coreTexts } from './coreTexts.ts';
import { mediaRefusalTexts } from './mediaRefusalTexts.ts';
import { refusalTexts } from './refusalTexts.ts';
import { storageErrorTexts } from './storageErrorTexts.ts';
import { definedTexts } from './texts.ts';

const modules = import.meta.glob(['../**/*Texts.ts'], { eager: true });
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('both languages have the same texts and fill the same placeholders of each', async () => {
  expect(definedTexts.size).toBe(Object.keys(modules).length);
  for (const texts of definedTexts) {
    const english = new Map(Object.entries(await texts.load('en')));
    const turkish = Object.entries(await texts.in('tr'));
    expect(turkish.map(([key]) => key)).toEqual([...english.keys()]);
    for (const [key, text] of turkish) {
      expect({ key, names: placeholders(english.get(key) ?? '') }).toEqual({ key, names: placeholders(text) });
    }
  }
});

test('no screen has another text under the name of a core one', async () => {
  const core = new Set(Object.keys(await coreTexts.in('tr')));
  for (const texts of definedTexts) {
    if (texts === coreTexts) continue;
    expect(Object.keys(await texts.in('tr')).filter((key) => core.has(key))).toEqual([]);
  }
});

test('the labels that the specification names are its own', async () => {
  expect(await hypeFormTexts.in('tr')).toMatchObject({
    createHypeHeading: 'Yeni Hype Oluştur',
    createHypeSubmit: 'Hype Oluştur',
    createHypeDone: 'Hype başarıyla oluşturuldu!',
  });
  expect(await coreTexts.in('tr')).toMatchObject({ hypesHeading: 'Hypelar', yes: 'Yes', no: 'No' });
  expect(await hypeListTexts.in('tr')).toMatchObject({ columnOrder: 'Order', columnIsPremium: 'Is Premium' });
  expect(await signInTexts.in('tr')).toMatchObject({ signInButton: 'Sign In' });
  const premium = { tr: 'Bu özelliği kullanmak için yetkiniz yok. ', en: 'set this hype as premium' };
  expect(await refusalTexts.in('tr')).toMatchObject({ PREMIUM_NOT_ALLOWED: premium.tr });
  expect(await refusalTexts.in('en')).toMatchObject({
    PREMIUM_NOT_ALLOWED: `You do not have permission to ${premium.en}`,
  });
});

test.each([
  ['refusals of the API', refusalTexts, Object.keys(APP_CODES)],
  ['errors of Cloud Storage', storageErrorTexts, STORAGE_ERROR_CODES],
  ['refusals of a file', mediaRefusalTexts, MEDIA_REFUSALS],
])('%s: each has its own sentence in both languages', async (_name, texts, codes) => {
  for (const table of [await texts.in('tr'), await texts.load('en')]) {
    expect(Object.keys(table).toSorted()).toEqual([...codes].toSorted());
    expect(new Set(Object.values(table)).size).toBe(codes.length);
  }
});
