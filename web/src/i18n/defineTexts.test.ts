import { expect, test } from 'vitest';
import { defineTexts } from './texts.ts';

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
  expect(texts.in('en')).toEqual({ yes: 'Yes' });
  expect(texts.in('tr')).toEqual({ yes: 'Evet' });
});
