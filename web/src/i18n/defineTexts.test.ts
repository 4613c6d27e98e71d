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
  expect(await texts.in('en')).toEqual({ yes: 'Yes' });
  expect(await texts.in('tr')).toEqual({ yes: 'Evet' });
});

// A component that waited asks again for what it waited for, and React counts: it would take one table for another, or
// throw, if loaded texts were no promise any more.
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
