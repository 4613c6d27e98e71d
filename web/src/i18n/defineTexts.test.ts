import { afterEach, expect, test } from 'vitest';
import { chooseLanguage, defineTexts } from './texts.ts';

afterEach(() => chooseLanguage('tr'));

test('a screen whose English texts cannot be loaded shows the Turkish ones, until they are loaded after all', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.reject(new Error('offline')), { yes: 'Yes' }];
  let asked = 0;
  const texts = defineTexts({ yes: 'Evet' }, async () => answers[asked++] ?? { yes: 'never' });
  const awaited = texts.in('en');
  expect(await awaited).toEqual({ yes: 'Evet' });
  expect(texts.in('en')).toBe(awaited);
  expect(asked).toBe(1);

  await expect(texts.load('en')).rejects.toThrow('offline');
  await texts.load('en');
  expect(await texts.in('en')).toEqual({ yes: 'Yes' });
  expect(await texts.in('tr')).toEqual({ yes: 'Evet' });
});

// A component that suspended calls `use` again, and React matches the promises by order: if loaded texts were plain
// objects, it would take one table for another, or throw.
test('texts are a promise before and after they are loaded, which React reads at once when they are', async () => {
  const texts = defineTexts({ yes: 'Evet' }, async () => ({ yes: 'Yes' }));
  const atOnce = (value: unknown) => expect.objectContaining({ status: 'fulfilled', value });
  expect([texts.in('tr'), texts.in('en')]).toEqual([expect.any(Promise), expect.any(Promise)]);
  expect(texts.in('tr')).toEqual(atOnce({ yes: 'Evet' }));
  expect(texts.in('en')).not.toHaveProperty('status');
  await texts.in('en');
  expect(texts.in('en')).toBeInstanceOf(Promise);
  expect(texts.in('en')).toEqual(atOnce({ yes: 'Yes' }));
});

// Texts first needed late, such as those of a failure, would suspend and hide what surrounds them while they load.
test('a part of the panel that is loaded while it is in English loads its English texts at once, before it shows', async () => {
  let asked = 0;
  const define = () => defineTexts({ yes: 'Evet' }, async () => ({ yes: `Yes ${(asked += 1)}` }));
  define();
  expect(asked).toBe(0);
  await chooseLanguage('en');
  expect(asked).toBe(1);
  const later = define();
  expect(asked).toBe(2);
  await later.in('en');
  expect(later.in('en')).toHaveProperty('value', { yes: 'Yes 2' });
});

test('English texts that could not be loaded are tried again once others could be', async () => {
  await chooseLanguage('en');
  let isOffline = true;
  const lost = defineTexts({ yes: 'Evet' }, async () => {
    if (isOffline) throw new Error('offline');
    return { yes: 'Yes' };
  });
  expect(await lost.in('en')).toEqual({ yes: 'Evet' });
  isOffline = false;
  expect(await lost.in('en')).toEqual({ yes: 'Evet' });
  await defineTexts({ no: 'Hayır' }, async () => ({ no: 'No' })).load('en');
  await expect.poll(() => lost.in('en')).toEqual({ yes: 'Yes' });
});
