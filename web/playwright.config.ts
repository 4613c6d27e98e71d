import { defineConfig } from '@playwright/test';

const executablePath = process.env['HYPELAR_CHROMIUM'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  // Two transactions that meet on one document take the Firestore emulator seconds.
  expect: { timeout: 20_000 },
  outputDir: '../node_modules/.cache/playwright',
  // The json reporter writes to the file that PLAYWRIGHT_JSON_OUTPUT_NAME names.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    baseURL: process.env['HYPELAR_URL'] ?? 'http://127.0.0.1:5000',
    trace: 'retain-on-failure',
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
