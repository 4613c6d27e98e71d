import { readFileSync } from 'node:fs';
import { demoAdmins } from '../../functions/scripts/demoAdmins.ts';
import type { Suite } from '../suite/suite.ts';
import { failed, passed, type Tally } from './tally.ts';

/** firebase-tools begins each line that a function wrote with this. */
const FROM_FUNCTION = '>  ';
const SECRETS = [
  /eyJ[\w-]{10,}\.[\w-]+/, // a token: of Auth, of App Check
  /[\w.+-]+@[\w-]+\.[\w.]+/, // an e-mail address
  /oobCode=/, // a link to reset a password
  /-password-of-|parola-/, // the passwords of the tests and of the demo
];

/** Lines of the log in which a function told a token, an address or a password. */
export function secretLines(log: string): string[] {
  const passwords = demoAdmins.map(({ password }) => password);
  return log
    .split('\n')
    .filter((line) => line.startsWith(FROM_FUNCTION))
    .filter((line) => SECRETS.some((secret) => secret.test(line)) || passwords.some((one) => line.includes(one)));
}

/** After all tests, the log of the functions holds nothing that is not for it (T22). */
export function logPhase({ logFile }: Suite): Tally {
  const told = secretLines(readFileSync(logFile, 'utf8'));
  for (const line of told.slice(0, 10)) console.error(line.slice(0, 500));
  return told.length === 0 ? passed : failed;
}
