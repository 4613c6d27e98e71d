import { MIN_PASSWORD_LENGTH } from '@hypelar/shared/admin';
import { cardTimesFitVideo } from '@hypelar/shared/card';
import { expect, it } from 'vitest';
import { demoAdmins } from './demoAdmins.ts';
import { demoHypes } from './demoHypes.ts';
import { demoUsers } from './demoUsers.ts';

it.each(demoAdmins)('$email has a password of 32 characters', ({ password }) => {
  expect(password).toHaveLength(MIN_PASSWORD_LENGTH);
});

it('uses each id once', () => {
  for (const list of [demoAdmins, demoHypes, demoUsers]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
});

it.each(demoHypes)('the cards of $id fill its video', ({ timestamps }) => {
  expect(cardTimesFitVideo(timestamps, 6000)).toBe(true);
});
