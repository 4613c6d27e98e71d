import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './root.ts';
import { isAlive, processTree, signal } from './processTree.ts';
import { unlessStopped } from './signals.ts';

/** How long a process may take to end after it was asked to, before it is killed, in ms. */
const GRACE_MS = 15_000;

/** A long-running child process. */
export type Child = {
  /** Resolves with the exit code when the process ends. */
  exited: Promise<number>;
  /** Asks it to end, waits, and kills whatever is left of it and of everything it started. */
  stop: () => Promise<void>;
};

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function watch(child: ChildProcess): Child {
  const exited = exitOf(child);
  const seen = new Set<number>();
  // The Java emulators leave the process group, and lose their parent when it crashes, so their pids are recorded.
  const remember = async () => {
    if (child.pid !== undefined) for (const pid of await processTree(child.pid)) seen.add(pid);
  };
  const timer = setInterval(() => void remember(), 2000);
  const runs = () => child.exitCode === null && child.signalCode === null;

  const stop = async () => {
    clearInterval(timer);
    const deadline = Date.now() + GRACE_MS;
    await remember();
    if (runs()) child.kill('SIGINT');
    while (runs() && Date.now() < deadline) {
      await remember();
      await Promise.race([exited, delay(100)]);
    }
    for (const pid of seen) if (await isAlive(pid)) signal(pid, 'SIGKILL');
  };
  return { exited, stop };
}

/**
 * Starts `node <args>` with its output appended to `logFile`, in its own process group, so that Ctrl-C in the terminal
 * reaches only the tool: on a second signal firebase-tools exits and leaves its emulators running.
 */
export function startInBackground(args: string[], options: { env: NodeJS.ProcessEnv; cwd: string; logFile: string }) {
  const log = openSync(options.logFile, 'a');
  const { env, cwd } = options;
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  return watch(child);
}

export type CommandOptions = {
  cwd?: string | undefined;
  logFile?: string | undefined;
  /** Discards stdout; only stderr is shown. */
  quiet?: boolean;
};

/**
 * Runs a command to its exit code, in the foreground or with its output in `logFile`. Stops it when the tool is asked
 * to stop.
 */
export async function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  { cwd = root, logFile, quiet = false }: CommandOptions = {},
): Promise<number> {
  const output = logFile === undefined ? 'inherit' : openSync(logFile, 'w');
  const child = watch(spawn(command, args, { cwd, env, stdio: ['inherit', quiet ? 'ignore' : output, output] }));
  if (output !== 'inherit') closeSync(output);
  try {
    return await unlessStopped(child.exited);
  } finally {
    await child.stop();
  }
}
