import { subscribe } from 'node:diagnostics_channel';
import * as z from 'zod/mini';

/** Node's diagnostics channels for outgoing requests: to Storage and Auth, and to Firestore. */
const CHANNELS = ['http.client.request.start', 'http2.client.stream.start'];

const toldSchema = z.object({ request: z.object({ path: z.string() }) });

/**
 * Makes this process be killed just before its nth request leaves it, or before the first one to Storage whose address
 * contains a text. That covers every point between two steps: nothing outside changes between one request and the next.
 * Returns a function that counts the requests.
 */
export function dieBeforeCall(moment: number | string): () => number {
  let calls = 0;
  const count = (told: unknown) => {
    calls += 1;
    const path = toldSchema.safeParse(told).data?.request.path ?? '';
    const isNow = typeof moment === 'number' ? calls === moment : path.includes(moment);
    if (isNow) process.kill(process.pid, 'SIGKILL');
  };
  for (const channel of CHANNELS) subscribe(channel, count);
  return () => calls;
}
