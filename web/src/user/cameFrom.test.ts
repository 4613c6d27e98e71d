import { expect, test } from 'vitest';
import { listPath, type CameFrom } from './cameFrom.ts';

test('from the detail one comes back to the search that led there', () => {
  const state: CameFrom = { usersQuery: 'öykü & co' };
  const path = new URL(listPath(state), 'https://panel.example');
  expect([path.pathname, path.searchParams.get('q')]).toEqual(['/users', 'öykü & co']);
});

test.each([null, undefined, 'x', {}, { usersQuery: 7 }, { usersQuery: '' }])(
  'a history entry that tells of no search leads to all users: %j',
  (state) => {
    expect(listPath(state)).toBe('/users');
  },
);
