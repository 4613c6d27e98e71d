import { boundsOf, mutated, type JsonSchema } from './fuzzMutate.ts';
import { FUZZ_SEED, makeRandom, type Random } from './fuzzRandom.ts';
import { SAMPLES } from './fuzzSamples.ts';
import type { World } from './fuzzWorld.ts';
import { PROCEDURES, type Procedure } from './procedures.ts';

type Choice = {
  procedure: Procedure;
  schema: JsonSchema | null;
  weight: number;
  input: (world: World, random: Random) => unknown;
};

const choices: Choice[] = PROCEDURES.map((procedure) => {
  const sample = SAMPLES[procedure.name];
  if (!sample) throw new Error(`There is no sample of an input of ${procedure.name}.`);
  return { procedure, schema: boundsOf(procedure.input), ...sample };
});
const totalWeight = choices.reduce((sum, { weight }) => sum + weight, 0);

export type FuzzWay = {
  /** Whether inputs must survive JSON */
  json: boolean;
  /** The share of inputs that stay valid */
  right: number;
};

export type FuzzInput = { index: number; procedure: Procedure; input: unknown; random: Random };

/** The input with this index: a valid one, or one made from a valid one by a few changes. */
export function fuzzInput(world: World, index: number, { json, right: share }: FuzzWay): FuzzInput {
  const random = makeRandom(FUZZ_SEED, index);
  let rest = (random.below(1_000_000) / 1_000_000) * totalWeight;
  const choice = choices.find(({ weight }) => (rest -= weight) < 0) ?? choices[0];
  if (!choice) throw new Error('There is no procedure.');
  const { procedure, schema } = choice;
  const right = choice.input(world, random);
  const input = random.chance(share) ? right : mutated(right, { random, schema, json });
  return { index, procedure, input, random };
}
