import { expect, test } from 'vitest';
import { pathPart, signInPath, userPath, wantedPath } from './paths.ts';

test('signing in leads to where the person wanted to go', () => {
  const path = signInPath('/hype/create?draft=1');
  expect(wantedPath(path.slice(path.indexOf('?')))).toBe('/hype/create?draft=1');
});

test('the list needs no mention in the address', () => {
  expect(signInPath('/')).toBe('/signIn');
  expect(wantedPath('')).toBe('/');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'evil',
  '/signIn?to=/signIn',
])('an address that is not a page of this site leads to the list: %s', (wanted) => {
  expect(wantedPath(`?${new URLSearchParams({ to: wanted }).toString()}`)).toBe('/');
});

test.each(['auth0|5f7c', 'a@b.c', '100%', 'a?b#c&d=e', 'ışık %2F'])(
  'the page of the user %j leads back to that id',
  (id) => {
    const path = userPath(id);
    expect(new URL(path, 'https://panel.example').pathname).toBe(path);
    expect(pathPart(path.slice('/users/'.length))).toBe(id);
  },
);

test('a part of an address that is not well formed stands for nothing', () => {
  expect(pathPart('%E0%A4%A')).toBeNull();
});
