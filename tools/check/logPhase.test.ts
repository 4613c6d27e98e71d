import { expect, test } from 'vitest';
import { owner } from '../../functions/scripts/demoAdmins.ts';
import { secretLines } from './logPhase.ts';

const call = '>  {"requestId":"5b1e","procedure":"hype.list","type":"query","ms":12,"uid":"admin-1","code":"OK"}';

test('T22: a line of a call tells no secret', () => {
  expect(secretLines(`${call}\n`)).toEqual([]);
});

test.each([
  '>  {"token":"eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0."}',
  '>  Error: no account for ayse@ornek.test',
  '>  {"link":"https://host/emulator/action?mode=resetPassword&oobCode=abc"}',
  `>  {"input":{"password":"${owner.password}"}}`,
])('T22: this one does: %s', (line) => {
  expect(secretLines(`${call}\n${line}\n`)).toEqual([line]);
});

test('T22: what the emulators themselves write is none of ours', () => {
  expect(secretLines('i  To reset the password for ayse@ornek.test, follow this link\n')).toEqual([]);
});
