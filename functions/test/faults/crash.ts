import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { askedSchema, type Asked, type Operation } from './operations.ts';

/** How long the Firestore emulator keeps the locks of a transaction whose process was killed, with a margin. */
const STALE_LOCKS_MS = 75_000;

/** An operation that was killed; `calls` is null then, or the number of its requests if it completed. */
export type Crash = { project: string; asked: Asked; calls: number | null; diedAt: number };

const recoverySchema = z.object({
  /** The state of the requested hype right after the kill: its document and its recorded files. */
  died: z.object({ hype: z.boolean(), recorded: z.int() }),
  /** Problems right after the kill, after the next day's sweep, and at the end with an empty trash. */
  atOnce: z.array(z.string()),
  swept: z.array(z.string()),
  atEnd: z.array(z.string()),
  /** The outcome of repeating the same request. */
  outcome: z.string(),
});
export type Recovery = z.infer<typeof recoverySchema>;

/** Runs `child.ts` in this project to its end; returns what it reported and whether it was killed. */
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

/** Kills the operation before its nth request, or before the first one to Storage whose address contains the text. */
export async function crash(operation: Operation, moment: number | string): Promise<Crash> {
  const project = `demo-${Math.random().toString(36).slice(2, 12)}`;
  const { told, killed } = await run(project, ['die', operation, `${moment}`]);
  const { asked, calls = null } = z.object({ asked: askedSchema, calls: z.optional(z.number()) }).parse(told);
  if (killed !== (calls === null)) throw new Error(`${operation} ended in another way before request ${moment}.`);
  return { project, asked, calls, diedAt: Date.now() };
}

/** Kills the operation before each of its requests, two runs at a time; the last runs complete. */
export async function crashEverywhere(operation: Operation): Promise<Crash[]> {
  const crashes: Crash[] = [];
  while (!crashes.some(({ calls }) => calls !== null)) {
    const nth = crashes.length + 1;
    crashes.push(...(await Promise.all([crash(operation, nth), crash(operation, nth + 1)])));
  }
  return crashes;
}

/** How to recover: what comes first, and whether a transaction was open, so that its locks must expire before. */
export type Way = { first: 'retry' | 'sweep'; locked: boolean };

/** Recovers: the same request again before or after the sweep of the next day, then the purge of the trash. */
export async function recover({ project, asked, diedAt }: Crash, { first, locked }: Way): Promise<Recovery> {
  if (locked) await delay(Math.max(0, diedAt + STALE_LOCKS_MS - Date.now()));
  const { told } = await run(project, ['recover', JSON.stringify(asked), first]);
  return recoverySchema.parse(told);
}

/** Recovers from each of them, two at a time. */
export async function recoverAll(crashes: readonly Crash[], first: Way['first']): Promise<Recovery[]> {
  const recoveries: Recovery[] = [];
  for (let start = 0; start < crashes.length; start += 2) {
    const pair = crashes.slice(start, start + 2);
    const waiting = pair.map((crashed) => recover(crashed, { first, locked: crashed.calls === null }));
    recoveries.push(...(await Promise.all(waiting)));
  }
  return recoveries;
}
