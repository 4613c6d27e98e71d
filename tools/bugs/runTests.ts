import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Failure } from '../suite/failure.ts';
import { unlessStopped } from '../suite/signals.ts';

const reportSchema = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** The result of a test run: how many tests passed, the names of those that failed, and files that did not load. */
export type Outcome = { passed: number; failed: string[]; unloaded: string[] };

/** Reads vitest's JSON report. */
export function outcomeOf(report: unknown): Outcome {
  const { numPassedTests: passed, testResults } = reportSchema.parse(report);
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  const unloaded = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message = '' }) => `${name}: ${message}`);
  return { passed, failed, unloaded };
}

export type TestRun = { folder: string; files: string[]; signsIn: boolean; env: NodeJS.ProcessEnv; bail: boolean };

/**
 * Runs test files of the tree at `folder`, if possible in a separate project, so that leftovers of a run affect no
 * other.
 */
export async function runTests({ folder, files, signsIn, env, bail }: TestRun): Promise<Outcome> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const output = ['--reporter=json', `--outputFile=${report}`];
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--project',
    'unit',
    '--project',
    'emulator',
    ...output,
    ...(bail ? ['--bail=1'] : []),
    ...files,
  ];
  const ownProject = signsIn ? {} : { GCLOUD_PROJECT: `demo-bug-${randomUUID().slice(0, 8)}` };
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...env, ...ownProject },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await unlessStopped(ended);
  } finally {
    child.kill();
  }
  try {
    return outcomeOf(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    throw new Failure(`vitest left no report that can be read: ${String(error)}`);
  }
}
