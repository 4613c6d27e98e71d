import { TRASH_MS } from '@hypelar/shared/hype';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { purgeTrash } from '../../src/hype/purgeTrash.ts';
import { allowSweep } from '../../src/media/sweepPermission.ts';
import { sweepUploads } from '../../src/media/sweepUploads.ts';
import { callerAs, makeAdmin, readyHype, upload } from '../factories.ts';
import { recordedFile, recordedHype } from '../hypes.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A time by which everything currently unused has been abandoned for long enough. */
export const nextDay = () => Date.now() + 25 * HOUR_MS;
/** A time by which everything currently in the trash is due for the purge. */
export const nextMonth = () => Date.now() + TRASH_MS + 25 * HOUR_MS;

/** A request to the server: a procedure and its input, or the name of a schedule. */
export const askedSchema = z.object({ as: z.string(), call: z.string(), input: z.unknown() });
export type Asked = z.infer<typeof askedSchema>;

/** Makes the hype that matters with one before and one after it, so that a gap or a duplicate position would show. */
async function makeHypes() {
  await allowSweep();
  const admin = await makeAdmin();
  const make = async (isPremium: boolean) =>
    callerAs(admin).hype.create(await recordedHype(admin, { isPremium, title: `Premium: ${isPremium}` }));
  const hypes = { first: await make(false), middle: await make(true), last: await make(true) };
  return { admin, ...hypes };
}

export const OPERATIONS = [
  ...(['hype.reserve', 'hype.create', 'hype.update', 'hype.delete', 'hype.restore'] as const),
  ...(['purgeTrash', 'sweepUploads'] as const),
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Prepares the data of an operation and returns the operation. No trigger has recorded its uploads yet. */
export const PREPARE = {
  'hype.reserve': async () => ({ as: (await makeHypes()).admin.id, call: 'hype.reserve', input: {} }),
  'hype.create': async () => {
    const { admin } = await makeHypes();
    return { as: admin.id, call: 'hype.create', input: await readyHype(admin, { isPremium: true }) };
  },
  'hype.update': async () => {
    const { admin, middle } = await makeHypes();
    await callerAs(admin).hype.reserve({ id: middle.id });
    const media = { video: await upload(middle.id, 'video'), audio: await upload(middle.id, 'audio') };
    const input = { id: middle.id, updatedAt: middle.updatedAt, title: 'Yeni', isPremium: false, media };
    return { as: admin.id, call: 'hype.update', input };
  },
  'hype.delete': async () => {
    const { admin, middle } = await makeHypes();
    return { as: admin.id, call: 'hype.delete', input: { id: middle.id } };
  },
  'hype.restore': async () => {
    const { admin, middle } = await makeHypes();
    await callerAs(admin).hype.delete({ id: middle.id });
    return { as: admin.id, call: 'hype.restore', input: { id: middle.id } };
  },
  purgeTrash: async () => {
    const { admin, middle } = await makeHypes();
    await callerAs(admin).hype.delete({ id: middle.id });
    return { as: admin.id, call: 'purgeTrash', input: {} };
  },
  sweepUploads: async () => {
    const { admin, middle } = await makeHypes();
    await recordedHype(admin);
    await recordedFile(middle.id, 'gif');
    return { as: admin.id, call: 'sweepUploads', input: {} };
  },
} satisfies Record<Operation, () => Promise<Asked>>;

const procedure = z.custom<(input: unknown) => Promise<unknown>>((value) => typeof value === 'function');

/** Performs the request. */
export async function perform({ as, call, input }: Asked): Promise<void> {
  if (call === 'purgeTrash') await purgeTrash({ now: nextMonth() });
  else if (call === 'sweepUploads') await sweepUploads({ now: nextDay() });
  else {
    const [noun = '', verb = ''] = call.split('.');
    await procedure.parse(Reflect.get(Reflect.get(callerAs({ id: as }), noun), verb))(input);
  }
}

/** The outcome of a request: OK, or its error code. */
export async function outcomeOf(asked: Asked): Promise<string> {
  try {
    await perform(asked);
    return 'OK';
  } catch (error) {
    if (error instanceof TRPCError) return error.message;
    throw error;
  }
}
