import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocalWeb } from '../suite/build.ts';
import { seedDemo } from '../suite/demo.ts';
import { localDist } from '../suite/localConfig.ts';
import { findFreeOffset, readFirebaseJson } from '../suite/ports.ts';
import { root } from '../suite/root.ts';
import { startSuite, type Suite } from '../suite/suite.ts';
import { requireChromium } from './chromium.ts';

/** The chosen offset, else one whose ports are free. */
export const offsetOr = async (chosen: number | undefined): Promise<number> =>
  chosen ?? (await findFreeOffset(readFirebaseJson()));

/** Runs `work` with a suite at the offset, whose functions run with this NODE_ENV or none. */
export async function beside<Result>(
  offset: number,
  work: (suite: Suite) => Promise<Result>,
  nodeEnv?: string,
): Promise<Result> {
  console.log('\nStarting the emulators ...');
  const suite = await startSuite(offset, nodeEnv);
  try {
    return await work(suite);
  } finally {
    await suite.stop();
  }
}

/** Runs `work` with a suite that serves the SPA with the demo data, and passes it the path of a Chromium. */
export async function besideBrowserSuite<Result>(
  chosen: number | undefined,
  work: (suite: Suite, chromium: string) => Promise<Result>,
): Promise<Result> {
  const chromium = await requireChromium(process.env);
  const offset = await offsetOr(chosen);
  try {
    await buildLocalWeb(offset);
    return await beside(offset, async (suite) => {
      await seedDemo(suite);
      return work(suite, chromium);
    });
  } finally {
    rmSync(join(root, localDist(offset)), { recursive: true, force: true });
  }
}
