import { defineConfig } from 'vitest/config';

const everywhere = '{shared,functions,web,tools}/**';
const ignored = ['**/node_modules/**', '**/lib/**', 'web/dist*/**'];
const setupFiles = ['tools/vitest/refuseConsoleError.ts'];

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${everywhere}/*.test.{ts,tsx}`],
          exclude: [...ignored, '**/*.emulator.test.ts', '**/*.long.test.ts'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'emulator',
          include: [`${everywhere}/*.emulator.test.ts`],
          exclude: ignored,
          setupFiles,
          // The files share one suite, and its Firestore takes a minute to release contended locks.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          include: [`${everywhere}/*.long.test.ts`],
          exclude: ignored,
          setupFiles,
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
