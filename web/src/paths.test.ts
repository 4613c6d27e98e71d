import { expect, test } from 'vitest';
import { signInPath, wantedPath } from './paths.ts';

test('signing in leads to where the person wanted to go', () => {
  const path = signInPath('/hype/create?draft=1');
  expect(wantedPath(path.slice(path.indexOf('?')))).toBe('/hype/create?draft=1');
});

test('the list needs no mention in the address', () => {
  expect(signInPath('/')).toBe('/signIn');
  expect(wantedPath('')).toBe('/');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'evil', '/signIn?to=/signIn'])(
  'an address that is not a page of this site leads to the list: %s',
  (wanted) => {
    expect(wantedPath(`?${new URLSearchParams({ to: wanted }).toString()}`)).toBe('/');
  },
);
