import { Failure } from '../suite/failure.ts';
import { failed, type Tally } from './tally.ts';

/** The phases of npm test that a developer can ask for by name, in the order they run. */
export const PHASES = ['format', 'lint', 'types', 'build', 'unit', 'emulator', 'e2e'] as const;

/** Runs phases under a title and keeps what they counted. */
export type Runner<Phase extends string = (typeof PHASES)[number]> = {
  wanted: (name: Phase) => boolean;
  phase: (title: string, work: () => Promise<Tally>) => Promise<void>;
  tallies: Tally[];
};

/** A runner of the phases named in `only`, comma-separated; without it, of all. */
export function createRunner<Phase extends string>(phases: readonly Phase[], only: string | undefined): Runner<Phase> {
  const chosen: readonly string[] = only?.split(',') ?? phases;
  const unknown = chosen.filter((name) => !phases.some((known) => known === name));
  if (unknown.length > 0) throw new Failure(`Unknown: ${unknown.join(', ')}. --only takes ${phases.join(', ')}.`);
  const tallies: Tally[] = [];
  const phase = async (title: string, work: () => Promise<Tally>) => {
    console.log(`\n== ${title}`);
    const started = Date.now();
    const tally = await work();
    tallies.push(tally);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`== ${title}: ${tally.failed > 0 ? `${tally.failed} failed` : 'ok'} (${seconds} s)`);
  };
  return { wanted: (name) => chosen.includes(name), phase, tallies };
}

/** Runs `work`; a Failure counts as one failed check, so that the run still ends with its totals. */
export async function orFailed({ tallies }: Pick<Runner, 'tallies'>, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    tallies.push(failed);
  }
}
