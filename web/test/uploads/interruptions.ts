import { randomUUID } from 'node:crypto';
import { makeAccount, makeAdmin, PASSWORD } from '../../../functions/test/factories.ts';
import type { Fault } from './faultProxy.ts';
import { openUploadTabs, type Run, type UploadTab } from './uploadBrowser.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** File sizes around the limit between one request and chunks, and some that need several chunks (spec, section 9). */
export const SIZES = [256 * KIB - 1, 256 * KIB, 256 * KIB + 1, MIB, 8 * MIB, 40 * MIB];
/** Where the upload is interrupted, in percent. */
export const PLACES = [0, 25, 50, 75, 99];
export const KINDS = ['cut', 'stall', 'silence', 401, 503] as const;

/** The error code of an upload that does not succeed by itself. */
const ENDS: Partial<Record<Fault['kind'], string>> = { 401: 'unauthenticated', silence: 'retry-limit-exceeded' };
/**
 * How long an upload may make no progress: where a connection dies, less than ten minutes, but more than a request
 * needs.
 */
const quietMs = (fault: Fault | null, bytes: number) =>
  fault?.kind === 'silence' ? 5000 + (bytes / MIB) * 750 : 600_000;

export type Interruption = { kind: Fault['kind']; bytes: number; percent: number };

/** A separate bucket, which no trigger watches. */
const BUCKET = 'demo-interruptions.appspot.com';
process.env['MEDIA_BUCKET'] = BUCKET;

/** Opens tabs in which an admin who may upload is signed in. */
export async function openTabs(count: number) {
  const admin = await makeAdmin();
  await makeAccount(admin);
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  return openUploadTabs(count, { projectId, storageBucket: BUCKET, email: admin.email, password: PASSWORD });
}

/**
 * Interrupts an upload and returns what is wrong: it must end with the same bytes, or with a clear error after which a
 * second upload succeeds, and its progress must be sound.
 */
async function interrupt(tab: UploadTab, { kind, bytes, percent }: Interruption): Promise<string[]> {
  const afterBytes = Math.floor((bytes * percent) / 100);
  const id = randomUUID();
  const upload = (name: string, fault: Fault | null) =>
    tab.upload({ path: `hypes/${id}/video-${name}.mp4`, bytes, seed: percent, quietMs: quietMs(fault, bytes) }, fault);

  const first = await upload('first', { kind, afterBytes });
  const expected = ENDS[kind] ?? null;
  const wrong = [
    ...(first.happened ? [] : ['nothing happened to it']),
    ...(first.code === expected ? [] : [`it ended with ${first.code ?? 'success'}`]),
    ...(first.isStored === (expected === null) ? [] : ['its bytes are not stored']),
    ...wrongProgress(first, bytes),
  ];
  if (first.code !== null) {
    const second = await upload('second', null);
    if (second.code !== null || !second.isStored) wrong.push(`its retry ended with ${second.code ?? 'other bytes'}`);
  }
  return wrong.map((what) => `${kind} at ${percent} % of ${bytes}: ${what}`);
}

/**
 * What is wrong with the progress: it must stay within 0 to 100 %, go back by one request at most, and end as the
 * upload does.
 */
function wrongProgress({ states, code, largestRequest }: Run, bytes: number): string[] {
  const percents = states.map(({ percent }) => percent);
  const back = Math.max(0, ...percents.map((percent, index) => (percents[index - 1] ?? 0) - percent));
  const allowed = Math.ceil((largestRequest / bytes) * 100) + 1;
  const last = states.at(-1);
  return [
    ...(percents.some((percent) => percent < 0 || percent > 100) ? ['its progress is out of range'] : []),
    ...(back > allowed ? [`its progress went back by ${back} %`] : []),
    ...(last?.phase === (code === null ? 'success' : 'error') ? [] : [`its last state is ${last?.phase}`]),
    ...(code === null && last?.percent !== 100 ? [`it ended at ${last?.percent} %`] : []),
  ];
}

/** Runs all interruptions, one after another in each tab; returns what is wrong. */
export async function interruptAll(
  tabs: readonly UploadTab[],
  interruptions: readonly Interruption[],
): Promise<string[]> {
  const next = interruptions.values();
  const wrong: string[] = [];
  const work = async (tab: UploadTab) => {
    for (const interruption of next) wrong.push(...(await interrupt(tab, interruption)));
  };
  await Promise.all(tabs.map(work));
  return wrong;
}
