import { expect, test } from 'vitest';
import { parseSuiteOptions } from './options.ts';

test('the offset comes from the option, then from the environment, else there is none', () => {
  expect(parseSuiteOptions(['--port-offset', '200'], { HYPELAR_PORT_OFFSET: '300' }).offset).toBe(200);
  expect(parseSuiteOptions([], { HYPELAR_PORT_OFFSET: '300' }).offset).toBe(300);
  expect(parseSuiteOptions([], {}).offset).toBeUndefined();
});

test.each(['-1', '1.5', 'many', '56037'])('refuses the offset %s', (offset) => {
  expect(() => parseSuiteOptions([`--port-offset=${offset}`], {})).toThrow('no port offset');
});

test('words after -- belong to the command', () => {
  const { rest, offset } = parseSuiteOptions(['--port-offset', '10', '--', 'vitest', 'run', '--project', 'x'], {});
  expect({ rest, offset }).toEqual({ rest: ['vitest', 'run', '--project', 'x'], offset: 10 });
});

test('a mistyped option is refused', () => {
  expect(() => parseSuiteOptions(['--port-ofset', '10'], {})).toThrow('--help');
});
