import { Transform, type Readable } from 'node:stream';
import * as z from 'zod/mini';
import { firestore } from '../src/firebase.ts';
import { commitBytes } from './commitBytes.ts';

/** What Firestore charges for, counted in what the client sends and receives. */
export type Bill = {
  /**
   * Documents read: one for each that was found, was skipped by an offset, or was requested by id and is missing; one
   * for a query without results; for an aggregation one per thousand index entries it counts, at least one
   */
  reads: number;
  /** Documents created, changed or deleted, in commits that succeeded */
  writes: number;
  /** Bytes of the documents and counts received, as JSON */
  received: number;
  /** Bytes of the largest commit on the wire: Firestore takes at most 10 MiB */
  largestCommit: number;
  /** The longest chain of requests in which each began after the previous one had ended */
  roundTrips: number;
};

/** How many index entries an aggregation counts per read. */
const ENTRIES_PER_READ = 1000;

const responseSchema = z.object({
  document: z.optional(z.nullable(z.unknown())),
  found: z.optional(z.nullable(z.unknown())),
  missing: z.optional(z.nullable(z.string())),
  skippedResults: z.optional(z.nullable(z.number())),
  result: z.optional(z.unknown()),
});
const aggregatedSchema = z.object({ aggregateFields: z.record(z.string(), z.unknown()) });
const countSchema = z.object({ integerValue: z.coerce.number() });
const writtenSchema = z.object({
  writeResults: z.array(z.unknown()),
  status: z.optional(z.nullable(z.array(z.object({ code: z.optional(z.nullable(z.number())) })))),
});

/** How many reads one response message is charged as. */
function chargeOf(message: unknown): number {
  const { document, found, missing, skippedResults, result } = responseSchema.parse(message);
  const { data } = aggregatedSchema.safeParse(result);
  const counted = Object.values(data?.aggregateFields ?? {}).map((value) => countSchema.parse(value).integerValue);
  const aggregated = data ? Math.max(1, ...counted.map((count) => Math.ceil(count / ENTRIES_PER_READ))) : 0;
  return (document || found || missing ? 1 : 0) + (skippedResults ?? 0) + aggregated;
}

/** How many documents a commit or a batch of writes changed. */
function writesOf(message: unknown): number {
  const { data: written } = writtenSchema.safeParse(message);
  if (!written) return 0;
  return written.writeResults.filter((_, index) => !written.status?.[index]?.code).length;
}

/** The two methods through which the client sends everything. */
const FUNNELS = { stream: 'requestStream', single: 'request' } as const;
type Send = (method: unknown, ...rest: unknown[]) => Promise<unknown>;

function funnel(name: string): Send {
  const send: unknown = Reflect.get(firestore, name);
  if (typeof send !== 'function') throw new Error(`The Firestore client has no ${name}: count its requests elsewhere.`);
  return async (...args) => Reflect.apply(send, firestore, args);
}

/**
 * Counts what Firestore charges for `work`. Only one call at a time, and nothing else in the process may use Firestore.
 */
export async function billOf(work: () => Promise<unknown>): Promise<Bill> {
  const bill = { reads: 0, writes: 0, received: 0, largestCommit: 0 };
  const requests: { start: number; end: number }[] = [];
  const begin = () => {
    const request = { start: performance.now(), end: Infinity };
    requests.push(request);
    return () => void (request.end = performance.now());
  };
  const [stream, single] = [funnel(FUNNELS.stream), funnel(FUNNELS.single)];
  Reflect.set(firestore, FUNNELS.stream, async (...args: Parameters<Send>) => {
    const end = begin();
    let charge = 0;
    const count = new Transform({
      objectMode: true,
      transform(message: unknown, _encoding, done) {
        charge += chargeOf(message);
        bill.received += JSON.stringify(message).length;
        done(null, message);
      },
      flush(done) {
        bill.reads += Math.max(1, charge);
        end();
        done();
      },
    });
    return piped(await stream(...args), count);
  });
  Reflect.set(firestore, FUNNELS.single, async (...args: Parameters<Send>) => {
    const end = begin();
    if (args[0] === 'commit') bill.largestCommit = Math.max(bill.largestCommit, commitBytes(args[1]));
    const answer = await single(...args);
    bill.writes += writesOf(answer);
    end();
    return answer;
  });
  try {
    await work();
  } finally {
    for (const name of Object.values(FUNNELS)) Reflect.deleteProperty(firestore, name);
  }
  return { ...bill, roundTrips: longestChain(requests) };
}

function piped(source: unknown, target: Transform): Transform {
  if (!isReadable(source)) throw new Error('The Firestore client answers with something else than a stream.');
  source.on('error', (error) => target.destroy(error));
  return source.pipe(target);
}

function isReadable(source: unknown): source is Readable {
  return typeof source === 'object' && source !== null && 'pipe' in source;
}

/** The largest number of intervals in which each begins after the previous one has ended. */
function longestChain(intervals: readonly { start: number; end: number }[]): number {
  let [length, last] = [0, -Infinity];
  for (const { start, end } of intervals.toSorted((one, other) => one.end - other.end)) {
    if (start < last) continue;
    length += 1;
    last = end;
  }
  return length;
}
