import { Failure } from '../suite/failure.ts';
import { failed, type Tally } from './tally.ts';

/** The phases a developer can ask for by name, in the order they run. */
export const PHASES = ['format', 'lint', 'types', 'build', 'unit', 'emulator', 'e2e'] as const;

export type Phase = (typeof PHASES)[number];

/** Runs phases under a title and keeps what they counted. */
export type Runner = {
  wanted: (name: Phase) => boolean;
  phase: (title: string, work: () => Promise<Tally>) => Promise<void>;
  tallies: Tally[];
};

/** A runner of the phases named in `only`, comma-separated; of all without it. */
export function createRunner(only: string | undefined): Runner {
  const chosen = only?.split(',') ?? PHASES;
  const unknown = chosen.filter((name) => !PHASES.some((phase) => phase === name));
  if (unknown.length > 0) throw new Failure(`Unknown: ${unknown.join(', ')}. --only takes ${PHASES.join(', ')}.`);
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

/** Runs `work`; what a person can mend counts as one failure, so that the run still ends with its sum. */
export async function orFailed(runner: Runner, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    runner.tallies.push(failed);
  }
}
