import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../suite/child.ts';
import { Failure } from '../suite/failure.ts';
import { cache, root } from '../suite/root.ts';
import type { Suite } from '../suite/suite.ts';
import { failed, judged, passed, playwrightTally, type Tally, vitestTally } from './tally.ts';

const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/** A phase that passes or fails by a command's exit code. */
export async function commandPhase(name: string, args: string[]): Promise<Tally> {
  return (await runCommand(bin(name), args, process.env)) === 0 ? passed : failed;
}

/** A phase that fails when its work throws a Failure. */
export async function workPhase(work: () => Promise<void>): Promise<Tally> {
  try {
    await work();
    return passed;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return failed;
  }
}

/** Runs a test runner that writes a JSON report, and counts its results. */
async function reported(name: string, run: (report: string) => Promise<number>, count: (report: unknown) => Tally) {
  const report = join(cache, `${name}-report.json`);
  mkdirSync(cache, { recursive: true });
  rmSync(report, { force: true });
  const exitCode = await run(report);
  try {
    return judged(count(JSON.parse(readFileSync(report, 'utf8'))), exitCode);
  } catch (error) {
    console.error(`The report of the ${name} tests cannot be read: ${String(error)}`);
    return failed;
  }
}

type VitestOptions = {
  /** Where the output goes; by default to the terminal */
  logFile?: string;
  /** The only file to run, by a part of its path */
  only?: string;
};

/** Runs one of the vitest projects. */
export function vitestPhase(
  project: 'unit' | 'emulator' | 'long',
  env: NodeJS.ProcessEnv,
  { logFile, only }: VitestOptions = {},
): Promise<Tally> {
  const run = (report: string) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['run', '--project', project, ...reporters, ...(only === undefined ? [] : [only])];
    return runCommand(bin('vitest'), args, env, { logFile });
  };
  return reported(project, run, vitestTally);
}

/** Which browser projects each phase runs. */
const BROWSER_PROJECTS = { browser: ['browser', 'aside'], looks: ['looks'] } as const;

/** Runs browser tests against the suite that serves the built SPA. */
export function browserPhase(name: keyof typeof BROWSER_PROJECTS, suite: Suite, chromium: string): Promise<Tally> {
  const run = (report: string) => {
    const env = { ...suite.env, HYPELAR_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const args = ['test', '--config', 'web/playwright.config.ts', '--project', ...BROWSER_PROJECTS[name]];
    return runCommand(bin('playwright'), args, env);
  };
  return reported(name, run, playwrightTally);
}

/** Fails if a trigger was lost: the Storage emulator calls it once, and only its log shows that the call failed. */
export function triggersPhase({ logFile }: Suite): Tally {
  const lost = readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('function was not triggered due to emulation error'));
  for (const line of lost) console.error(line);
  return lost.length === 0 ? passed : failed;
}
