import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../suite/root.ts';
import type { Suite } from '../suite/suite.ts';
import { beside, besideBrowserSuite, offsetOr } from './browserSuite.ts';
import { logPhase } from './logPhase.ts';
import { browserPhase, triggersPhase, vitestPhase } from './phases.ts';
import type { Runner } from './runner.ts';

const HEARTBEAT_MS = 30_000;

/**
 * Runs the phases that need the emulators, each on its own suite. They run in parallel, since the emulator tests mostly
 * wait for Firestore's locks: the browser tests' output is shown live, that of the others at their end.
 */
export async function emulatorPhases(runner: Runner, chosen: number | undefined): Promise<void> {
  const { wanted } = runner;
  if (!wanted('emulator')) return browserTests(runner, chosen);
  if (!wanted('e2e')) return beside(await offsetOr(chosen), (suite) => emulatorTests(runner, suite, false));
  await beside(await offsetOr(undefined), async (suite) => {
    // Both run to their end even if one fails: only then is everything they started gone.
    const outcomes = await Promise.allSettled([emulatorTests(runner, suite, true), browserTests(runner, chosen)]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  });
}

async function browserTests({ phase }: Runner, chosen: number | undefined): Promise<void> {
  await besideBrowserSuite(chosen, async (suite, chromium) => {
    await phase('Browser tests', () => browserPhase('browser', suite, chromium));
    await phase('Triggers of the browser tests', async () => triggersPhase(suite));
    await phase('Log of the browser tests', async () => logPhase(suite));
  });
}

/** Runs the emulator tests; with `aside` their output goes to a log, which is shown at the end. */
async function emulatorTests({ phase }: Runner, suite: Suite, aside: boolean): Promise<void> {
  const logFile = join(cache, 'emulator-tests.log');
  if (aside) {
    const work = () => shownAtTheEnd(logFile, vitestPhase('emulator', suite.env, { logFile }));
    await phase('Emulator tests, shown when they have ended', work);
  } else {
    await phase('Emulator tests', () => vitestPhase('emulator', suite.env));
  }
  await phase('Triggers of the emulator tests', async () => triggersPhase(suite));
  await phase('Log of the emulator tests', async () => logPhase(suite));
}

/** Prints regularly that the work goes on, and shows the log once it has ended. */
async function shownAtTheEnd<Result>(logFile: string, work: Promise<Result>): Promise<Result> {
  const started = Date.now();
  const heartbeat = setInterval(
    () => console.log(`  ... emulator tests: ${Math.round((Date.now() - started) / 1000)} s`),
    HEARTBEAT_MS,
  );
  try {
    return await work;
  } finally {
    clearInterval(heartbeat);
    console.log(`\n${readFileSync(logFile, 'utf8')}`);
  }
}
