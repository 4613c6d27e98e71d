import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOT_APPLICABLE, THREATS } from './threats.ts';

const ROOT = join(import.meta.dirname, '../..');

/** All source files: titles may be in a helper that several test files share. */
const files = globSync(['{functions,shared,web,tools}/**/*.{ts,tsx}'], {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(node_modules|lib|dist[^/]*)(\/|$)/.test(path),
});
const TITLE = /['"`]((?:T|fault )\d+(?:, (?:T|fault )\d+)*): /g;

const texts = files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Every number that a title begins with. */
const numbered = new Set(
  texts.flatMap(({ text }) => [...text.matchAll(TITLE)]).flatMap(([, numbers = '']) => numbers.split(', ')),
);

it.each(Object.entries(THREATS))('%s has a test, or a reason why not: %s', (number) => {
  const excused = Object.hasOwn(NOT_APPLICABLE, number);
  expect({ tested: numbered.has(number), excused }).toEqual({ tested: !excused, excused });
});

it('no title with a number is of a test that is passed over, or may fail', () => {
  const passedOver = /\b(?:it|test|describe)\.(?:concurrent\.)?(?:skip|skipIf|runIf|todo|fixme|fails|fail|only)\b/;
  expect(texts.filter(({ text }) => text.search(TITLE) >= 0 && passedOver.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});

it('titles begin with no other number', () => {
  expect([...numbered].filter((number) => !Object.hasOwn(THREATS, number))).toEqual([]);
});
