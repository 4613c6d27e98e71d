import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startInBackground } from './child.ts';
import { descendants, isAlive } from './processTree.ts';

test('descendants are found at any depth, in any order', () => {
  const links = [
    { pid: 4, parent: 3 },
    { pid: 2, parent: 1 },
    { pid: 3, parent: 2 },
    { pid: 9, parent: 8 },
  ];
  expect(descendants(links, 2)).toEqual([2, 3, 4]);
});

test('stopping a child also ends what it started in a process group of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hypelar-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const logFile = join(folder, 'log');
  const script = `
    const { spawn } = require('node:child_process');
    const lost = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
    console.log(lost.pid);
    process.on('SIGINT', () => process.exit(0));
    setInterval(() => {}, 1000);`;
  const child = startInBackground(['-e', script], { env: process.env, cwd: folder, logFile });
  const pid = await vi.waitFor(() => {
    const printed = Number(readFileSync(logFile, 'utf8'));
    expect(printed).toBeGreaterThan(0);
    return printed;
  }, 5000);

  await child.stop();

  expect(await child.exited).toBe(0);
  await vi.waitFor(async () => expect(await isAlive(pid)).toBe(false), 5000);
});
