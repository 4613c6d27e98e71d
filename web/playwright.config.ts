import { defineConfig } from '@playwright/test';
import type { LookOptions } from './e2e/screens/screenTest.ts';

const executablePath = process.env['HYPELAR_CHROMIUM'];

/**
 * Tests that neither change hypes, users or documents that others look at nor depend on them: they run in parallel to
 * the rest.
 */
const aside = ['axe', 'signIn', 'createAdmin', 'adminList', 'cards', 'headers', 'appCheck'].map(
  (name) => `${name}.e2e.ts`,
);

export default defineConfig<LookOptions>({
  testDir: 'e2e',
  workers: 2,
  forbidOnly: true,
  // The Firestore emulator releases a lock that was left behind after 68 seconds.
  timeout: 150_000,
  // Two transactions that contend for one document take the Firestore emulator seconds.
  expect: { timeout: 20_000 },
  outputDir: '../node_modules/.cache/playwright',
  // The json reporter writes to the file named by PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  projects: [
    { name: 'browser', testMatch: '*.e2e.ts', testIgnore: aside, workers: 1 },
    { name: 'aside', testMatch: aside, workers: 1 },
    // Every screen in every state and every look: for the long run.
    { name: 'looks', testMatch: 'axe.e2e.ts', use: { everyState: true }, timeout: 600_000, workers: 1 },
    { name: 'screenshots', testMatch: 'screenshots.ts', timeout: 600_000, workers: 1 },
  ],
  use: {
    baseURL: process.env['HYPELAR_URL'] ?? 'http://127.0.0.1:5000',
    locale: 'tr-TR',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
