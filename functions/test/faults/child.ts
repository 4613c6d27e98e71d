/*
 * The process that is killed and the one that recovers, in the Firestore project that GCLOUD_PROJECT names:
 *   node child.ts die <operation> <n>      is killed before the nth request of the operation, or reports their number;
 *                                          if <n> is text, before the first Storage request whose address contains it
 *   node child.ts recover <asked> <first>  reports the state, then repeats the operation and cleans up, in either order
 */
import * as z from 'zod/mini';
import { findBrokenInvariants } from '../../scripts/doctor/invariants.ts';
import { readObjects } from '../../scripts/import/objects.ts';
import { readHypeDocument } from '../../src/hype/hypeRepository.ts';
import { purgeTrash } from '../../src/hype/purgeTrash.ts';
import { usesObject } from '../../src/media/mediaInUse.ts';
import { readReservation } from '../../src/media/reservationRepository.ts';
import { sweepUploads } from '../../src/media/sweepUploads.ts';
import { documents } from '../emulators.ts';
import { dieBeforeCall } from './dieBeforeCall.ts';
import { askedSchema, nextDay, nextMonth, OPERATIONS, outcomeOf, perform, PREPARE, type Asked } from './operations.ts';

const tell = (message: object) => new Promise((resolve) => process.send?.(message, resolve));

async function die(operation: string, moment: number | string): Promise<void> {
  const asked = await PREPARE[z.enum(OPERATIONS).parse(operation)]();
  await tell({ asked });
  const calls = dieBeforeCall(moment);
  await perform(asked);
  await tell({ calls: calls() });
}

const broken = async () => (await findBrokenInvariants()).map(({ rule, where, what }) => `${rule}: ${where} ${what}`);

/** Objects that neither a hype nor the trash uses. */
async function unusedObjects(): Promise<string[]> {
  const hypes = [...Object.values(await documents('hypes')), ...Object.values(await documents('deletedHypes'))];
  return [...(await readObjects()).keys()].filter((path) => !hypes.some((hype) => usesObject(hype, path)));
}

/** The state of the requested hype: whether it has a document, and how many of its files are recorded. */
async function stateOf(asked: Asked) {
  const { id = 'none' } = z.object({ id: z.optional(z.string()) }).parse(asked.input);
  const [hype, reservation] = await Promise.all([readHypeDocument(id), readReservation(id)]);
  return { hype: hype !== null, recorded: Object.keys(reservation?.objects ?? {}).length };
}

async function recover(json: string, first: string): Promise<void> {
  const asked = askedSchema.parse(JSON.parse(json));
  const died = await stateOf(asked);
  const atOnce = await broken();
  const early = first === 'retry' ? await outcomeOf(asked) : null;
  await sweepUploads({ now: nextDay() });
  const swept = { broken: await broken(), unused: await unusedObjects() };
  const outcome = early ?? (await outcomeOf(asked));
  await sweepUploads({ now: nextDay() });
  await purgeTrash({ now: nextMonth() });
  const trash = Object.keys(await documents('deletedHypes'));
  const left = [...(await unusedObjects()), ...trash];
  await tell({
    died,
    atOnce,
    swept: [...swept.broken, ...swept.unused],
    outcome,
    atEnd: [...(await broken()), ...left],
  });
}

const [, , way, what = '', third = ''] = process.argv;
await (way === 'die' ? die(what, /^\d+$/.test(third) ? Number(third) : third) : recover(what, third));
process.exit(0);
