import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process and its parent. */
export type ProcessLink = { pid: number; parent: number };

/** Every process below `ancestor`, itself included. */
export function descendants(links: ProcessLink[], ancestor: number): number[] {
  const found = [ancestor];
  for (const pid of found) found.push(...links.filter(({ parent }) => parent === pid).map((link) => link.pid));
  return found;
}

/** A process's parent from /proc, where the second field is a name that may contain spaces and brackets. */
async function procLink(pid: number): Promise<ProcessLink[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]);
  return stat === '' ? [] : [{ pid, parent }];
}

/** All processes: from /proc on Linux, where `ps` may be missing, else from `ps`. */
async function allLinks(): Promise<ProcessLink[]> {
  if (process.platform === 'linux') {
    const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
    return (await Promise.all(pids.map(procLink))).flat();
  }
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }));
}

export async function processTree(ancestor: number): Promise<number[]> {
  return descendants(await allLinks(), ancestor);
}

/** Whether a process runs; a zombie, not yet reaped by its parent, does not. */
export async function isAlive(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    return stat !== '' && !/^[ZX]$/.test(stat.slice(stat.lastIndexOf(')') + 2).charAt(0));
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself meanwhile, which is what the signal was for.
  }
}
