import { readFileSync } from 'node:fs';
import { demoAdmins } from '../../functions/scripts/demoAdmins.ts';
import type { Suite } from '../suite/suite.ts';
import { failed, passed, type Tally } from './tally.ts';

/** firebase-tools prefixes each line written by a function with this. */
const FROM_FUNCTION = '>  ';
const SECRETS = [
  /eyJ[\w-]{10,}\.[\w-]+/, // a token of Auth or App Check
  /[\w.+-]+@[\w-]+\.[\w.]+/, // an e-mail address
  /oobCode=/, // a password reset link
  /-password-of-|parola-/, // the passwords of the tests and of the demo data
];

/** The log lines in which a function revealed a token, an address or a password. */
export function secretLines(log: string): string[] {
  const passwords = demoAdmins.map(({ password }) => password);
  return log
    .split('\n')
    .filter((line) => line.startsWith(FROM_FUNCTION))
    .filter((line) => SECRETS.some((secret) => secret.test(line)) || passwords.some((one) => line.includes(one)));
}

/** After all tests, checks that the functions logged no secrets (T22). */
export function logPhase({ logFile }: Suite): Tally {
  const told = secretLines(readFileSync(logFile, 'utf8'));
  for (const line of told.slice(0, 10)) console.error(line.slice(0, 500));
  return told.length === 0 ? passed : failed;
}
