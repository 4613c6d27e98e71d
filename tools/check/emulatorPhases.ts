import { buildLocalWeb } from '../suite/build.ts';
import { seedDemo } from '../suite/demo.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localDist } from '../suite/localConfig.ts';
import { findFreeOffset, readFirebaseJson } from '../suite/ports.ts';
import { root } from '../suite/root.ts';
import { startSuite } from '../suite/suite.ts';
import { requireChromium } from './chromium.ts';
import { browserPhase, triggersPhase, vitestPhase } from './phases.ts';
import type { Runner } from './runner.ts';

/** The phases that need the emulators: one suite on free ports serves them all, and ends with them. */
export async function emulatorPhases({ phase, wanted }: Runner, chosen: number | undefined): Promise<void> {
  const offset = chosen ?? (await findFreeOffset(readFirebaseJson()));
  const browser = wanted('e2e');
  const chromium = browser ? await requireChromium(process.env) : '';
  if (browser) await buildLocalWeb(offset);
  console.log('\nStarting the emulators ...');
  const suite = await startSuite(offset);
  try {
    if (wanted('emulator')) await phase('Emulator tests', () => vitestPhase('emulator', suite.env));
    if (browser) {
      await seedDemo(suite);
      await phase('Browser tests', () => browserPhase(suite, chromium));
    }
    await phase('Triggers', async () => triggersPhase(suite));
  } finally {
    await suite.stop();
    rmSync(join(root, localDist(offset)), { recursive: true, force: true });
  }
}
