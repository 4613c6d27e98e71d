import { expect, test } from 'vitest';
import { javaMajor } from './java.ts';

test.each([
  ['openjdk version "25.0.1" 2025-10-21 LTS', 25],
  ['openjdk version "21" 2023-09-19', 21],
  ['openjdk version "17.0.16" 2025-07-15', 17],
  ['java version "1.8.0_402"', 8],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 0],
])('reads the major version of %s', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});
