import { join } from 'node:path';
import { demoAdmins } from '../../functions/scripts/demoAdmins.ts';
import { runCommand } from './child.ts';
import { Failure } from './failure.ts';
import { root } from './root.ts';
import type { Suite } from './suite.ts';

/** Fills a running suite with the demo data; existing data stays. */
export async function seedDemo(suite: Suite): Promise<void> {
  // Google's Storage library adds listeners to one stream for each retry, and Node warns of a leak.
  const quiet = '--disable-warning=MaxListenersExceededWarning';
  const code = await runCommand(process.execPath, [quiet, join(root, 'functions/scripts/seedDemo.ts')], suite.env);
  if (code !== 0) throw new Failure('The demo data could not be written; the reason is above.');
}

/** The demo sign-ins as a table for the terminal. */
function signIns(): string {
  const width = Math.max(...demoAdmins.map(({ email }) => email.length));
  return demoAdmins
    .map(({ email, password, flags, hypePremiumLimit }) => {
      const held = Object.entries(flags).flatMap(([flag, has]) => (has ? [flag] : []));
      const may = held.length > 0 ? held.join(', ') : 'no flags';
      return `  ${email.padEnd(width)}  ${password}  ${may}; premium limit ${hypePremiumLimit}`;
    })
    .join('\n');
}

export function announce(url: string, suite: Suite): void {
  console.log(`\nHypelar runs at ${url}\n\nSign in with one of:\n${signIns()}\n`);
  console.log(`The emulators' log is ${suite.logFile}\nCtrl-C ends everything.`);
}
