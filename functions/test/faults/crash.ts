import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { askedSchema, type Asked, type Operation } from './operations.ts';

/** How long the Firestore emulator keeps the locks of a transaction whose process was killed, and some. */
const STALE_LOCKS_MS = 75_000;

/** An operation that was cut short; `calls` is null when it was, else how many requests the whole one had. */
export type Crash = { project: string; asked: Asked; calls: number | null; diedAt: number };

const recoverySchema = z.object({
  /** What was there right after the kill: of the hype that was asked for, its document and its recorded files. */
  died: z.object({ hype: z.boolean(), recorded: z.int() }),
  /** What does not hold right after the kill, after the next day's sweep, and at the end with an empty trash. */
  atOnce: z.array(z.string()),
  swept: z.array(z.string()),
  atEnd: z.array(z.string()),
  /** How the same request ends when it is made again. */
  outcome: z.string(),
});
export type Recovery = z.infer<typeof recoverySchema>;

/** Runs `child.ts` in this project to its end, and gives what it told and whether it was killed. */
async function run(project: string, args: string[]): Promise<{ told: object; killed: boolean }> {
  const child = fork(join(import.meta.dirname, 'child.ts'), args, {
    env: { ...process.env, GCLOUD_PROJECT: project, METADATA_SERVER_DETECTION: 'none' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const told = {};
  child.on('message', (message) => Object.assign(told, message));
  const said = child.stderr ? text(child.stderr) : '';
  const [code, signal] = await once(child, 'close');
  if (code) throw new Error(`${args.join(' ')} ended with ${code}: ${await said}`);
  return { told, killed: signal === 'SIGKILL' };
}

/** Lets the operation be killed before its nth request, or the first one to Storage whose address holds the text. */
export async function crash(operation: Operation, moment: number | string): Promise<Crash> {
  const project = `demo-${Math.random().toString(36).slice(2, 12)}`;
  const { told, killed } = await run(project, ['die', operation, `${moment}`]);
  const { asked, calls = null } = z.object({ asked: askedSchema, calls: z.optional(z.number()) }).parse(told);
  if (killed !== (calls === null)) throw new Error(`${operation} ended in another way before request ${moment}.`);
  return { project, asked, calls, diedAt: Date.now() };
}

/** Lets the operation be killed before each of its requests, two at a time; the last ones live. */
export async function crashEverywhere(operation: Operation): Promise<Crash[]> {
  const crashes: Crash[] = [];
  while (!crashes.some(({ calls }) => calls !== null)) {
    const nth = crashes.length + 1;
    crashes.push(...(await Promise.all([crash(operation, nth), crash(operation, nth + 1)])));
  }
  return crashes;
}

/** How one recovers: what comes first, and whether a transaction was under way, so that its locks must end before. */
export type Way = { first: 'retry' | 'sweep'; locked: boolean };

/** What comes after: the same request again before or after the sweep of the next day, then the end of the trash. */
export async function recover({ project, asked, diedAt }: Crash, { first, locked }: Way): Promise<Recovery> {
  if (locked) await delay(Math.max(0, diedAt + STALE_LOCKS_MS - Date.now()));
  const { told } = await run(project, ['recover', JSON.stringify(asked), first]);
  return recoverySchema.parse(told);
}

/** The same for each of them, two at a time. */
export async function recoverAll(crashes: readonly Crash[], first: Way['first']): Promise<Recovery[]> {
  const recoveries: Recovery[] = [];
  for (let start = 0; start < crashes.length; start += 2) {
    const pair = crashes.slice(start, start + 2);
    const waiting = pair.map((crashed) => recover(crashed, { first, locked: crashed.calls === null }));
    recoveries.push(...(await Promise.all(waiting)));
  }
  return recoveries;
}
