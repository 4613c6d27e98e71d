import { subscribe } from 'node:diagnostics_channel';

/** What Node tells of each request that it is about to send: to Storage and Auth, and to Firestore. */
const CHANNELS = ['http.client.request.start', 'http2.client.stream.start'];

/**
 * From now on this process is killed just before its nth request leaves it. That is every border between two steps:
 * nothing outside changes between one request and the next. Gives a function that counts the requests.
 */
export function dieBeforeCall(nth: number): () => number {
  let calls = 0;
  const count = () => {
    calls += 1;
    if (calls === nth) process.kill(process.pid, 'SIGKILL');
  };
  for (const channel of CHANNELS) subscribe(channel, count);
  return () => calls;
}
