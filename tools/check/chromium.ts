import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../suite/child.ts';
import { Failure } from '../suite/failure.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium on this machine: the one named in HYPELAR_CHROMIUM, in PATH, in a usual place, or Playwright's own.
 */
function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin', '/usr/local/bin'];
  const places = [
    ...(env['HYPELAR_CHROMIUM'] ? [env['HYPELAR_CHROMIUM']] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...APPLICATIONS,
    chromium.executablePath(),
  ];
  return places.find((path) => existsSync(path));
}

const isDebianRoot = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function install(env: NodeJS.ProcessEnv): Promise<void> {
  if (isDebianRoot()) {
    const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], quiet);
    const packages = ['chromium', 'fonts-liberation'];
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  }
  if (!findChromium(env)) await runCommand('playwright', ['install', 'chromium'], env);
}

/** The path of a Chromium, which is installed if there is none. */
export async function requireChromium(env: NodeJS.ProcessEnv): Promise<string> {
  if (!findChromium(env)) await install(env);
  const found = findChromium(env);
  if (found) return found;
  throw new Failure(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in HYPELAR_CHROMIUM.',
  );
}
