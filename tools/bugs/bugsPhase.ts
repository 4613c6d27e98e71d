import { rmSync } from 'node:fs';
import { HYPE_BUGS } from '../../functions/test/mutants/hypeBugs.ts';
import type { SeededBug } from '../../functions/test/mutants/seededBug.ts';
import { SCRIPT_BUGS } from '../../functions/test/mutants/scriptBugs.ts';
import { SERVER_BUGS } from '../../functions/test/mutants/serverBugs.ts';
import { SHARED_BUGS } from '../../functions/test/mutants/sharedBugs.ts';
import type { Tally } from '../check/tally.ts';
import { Failure } from '../suite/failure.ts';
import { copyTree } from './copyTree.ts';
import { plantBug, requirePlantable } from './plant.ts';
import { type Outcome, runTests } from './runTests.ts';

const ALL_BUGS = [...SHARED_BUGS, ...HYPE_BUGS, ...SERVER_BUGS, ...SCRIPT_BUGS];

/** The bugs whose name or file contains this text; without one, all of them. */
export function chooseBugs(text: string | undefined): SeededBug[] {
  const chosen = ALL_BUGS.filter(({ name, file }) => `${name} ${file}`.includes(text ?? ''));
  if (chosen.length === 0) throw new Failure(`No seeded bug has "${text}" in its name or file.`);
  return chosen;
}

/** Plants each bug in a copy of the checkout; a bug is caught if a test of the files listed for it then fails. */
export async function bugsPhase(bugs: readonly SeededBug[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const folder = copyTree();
  try {
    requirePlantable(folder, bugs);
    await requireSound(bugs, { folder, env });
    let caught = 0;
    for (const [index, bug] of bugs.entries()) {
      const remove = plantBug(folder, bug);
      const started = Date.now();
      const outcome = await runTests({ folder, files: bug.tests, signsIn: bug.signsIn, env, bail: true });
      remove();
      const isCaught = outcome.failed.length > 0;
      if (isCaught) caught += 1;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(
        `${index + 1}/${bugs.length} ${isCaught ? 'caught' : 'NOT CAUGHT'}: ${bug.name} (${bug.file}, ${seconds} s)`,
      );
      console.log(`    ${explain(outcome)}`);
    }
    return { passed: caught, failed: bugs.length - caught, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function explain({ passed, failed, unloaded }: Outcome): string {
  return failed[0] ?? unloaded[0] ?? `${passed} tests passed`;
}

/** Fails unless the tests pass without any bug: only then does a failure say something about a bug. */
async function requireSound(bugs: readonly SeededBug[], tree: { folder: string; env: NodeJS.ProcessEnv }) {
  console.log('Without a bug ...');
  const started = Date.now();
  const heartbeat = setInterval(() => console.log(`  ... ${Math.round((Date.now() - started) / 1000)} s`), 30_000);
  try {
    for (const [signsIn, group] of Map.groupBy(bugs, (bug) => bug.signsIn)) {
      const files = [...new Set(group.flatMap(({ tests }) => tests))];
      const { passed, failed, unloaded } = await runTests({ ...tree, files, signsIn, bail: false });
      const broken = [...failed, ...unloaded];
      if (broken.length > 0) throw new Failure(`These fail without a bug:\n${broken.join('\n')}`);
      console.log(`  ${passed} tests in ${files.length} files passed`);
    }
  } finally {
    clearInterval(heartbeat);
  }
}
