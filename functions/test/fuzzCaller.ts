import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { createCaller } from '../src/trpc/appRouter.ts';
import { errorShape } from '../src/trpc/errorShape.ts';
import { callerAs } from './factories.ts';
import { fuzzInput, type FuzzInput } from './fuzzInputs.ts';
import { makeJudge, MAX_REFUSAL_BYTES, type Judge } from './fuzzJudge.ts';
import { learn, type World } from './fuzzWorld.ts';

/** The most calls in one batch. They share a context, and with it the identified caller. */
const BATCH = 10;
const call = z.custom<(input: unknown) => Promise<unknown>>((value) => typeof value === 'function');

/**
 * Calls procedures with this many inputs. Queries of a batch run in parallel, mutations one by one, so that the seed
 * reproduces a run.
 */
export async function fuzzCaller(world: World, count: number): Promise<Judge> {
  const judge = makeJudge();
  for (let start = 0; start < count; start += BATCH) {
    const caller = callerAs(world.owner);
    const length = Math.min(BATCH, count - start);
    const queries: Promise<void>[] = [];
    for (let index = start; index < start + length; index += 1) {
      const fuzz = fuzzInput(world, index, { json: false, right: 0.2 });
      const done = judged(caller, fuzz, { world, judge });
      if (fuzz.procedure.type === 'mutation') await done;
      else queries.push(done);
    }
    await Promise.all(queries);
  }
  return judge;
}

type Bench = { world: World; judge: Judge };

async function judged(
  caller: ReturnType<typeof createCaller>,
  fuzz: FuzzInput,
  { world, judge }: Bench,
): Promise<void> {
  const { index, procedure, input } = fuzz;
  const about = { index, procedure: procedure.name, input };
  try {
    const [noun = '', verb = ''] = procedure.name.split('.');
    const answer = await call.parse(Reflect.get(Reflect.get(caller, noun), verb))(input);
    judge.accept();
    judge.read(JSON.stringify(answer) ?? '', about);
    learn(world, answer);
  } catch (error) {
    if (!(error instanceof TRPCError)) return judge.blame(`No tRPC error: ${String(error)}`, about);
    const shape = errorShape(error, procedure.name);
    const { httpStatus, appCode } = shape.data;
    const body = JSON.stringify({ error: shape });
    judge.refuse(appCode);
    judge.read(body, about);
    if (httpStatus >= 500) judge.blame(`${httpStatus} ${appCode}: ${error.cause?.stack ?? error.stack}`, about);
    if (Buffer.byteLength(body) > MAX_REFUSAL_BYTES) judge.blame(`A refusal of ${body.length} characters`, about);
  }
}
