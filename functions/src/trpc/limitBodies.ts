import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { arrival, refuse } from './refuse.ts';
import { MAX_BODY_BYTES } from './transportRefusal.ts';

const startSchema = z.object({ request: z.instanceof(IncomingMessage), response: z.instanceof(ServerResponse) });

/**
 * Refuses bodies that are too large or compressed as they arrive, in every server of this process. Cloud Functions
 * decompress a body, keep up to 32 MB of it and parse it before they call us, which takes many times as much memory: a
 * few such requests at once, from anybody, would crash the instance.
 */
export function limitBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = startSchema.parse(message);
    limitBody(request, response);
  });
}

/**
 * Everything after the refusal is dropped, even the end of the body, at which Express would break the connection: a
 * client that is still sending would miss the response, and so would the next request on that connection.
 */
function limitBody(request: IncomingMessage, response: ServerResponse): void {
  const push = request.push.bind(request);
  let received = 0;
  let refused = false;
  request.push = (chunk: unknown, encoding) => {
    if (refused) return true;
    if (!(chunk instanceof Uint8Array)) return push(chunk, encoding);
    received += chunk.byteLength;
    const refusal = bodyRefusal(request.headers, received);
    if (!refusal) return push(chunk, encoding);
    refused = true;
    refuse(response, arrival(response), refusal);
    return true;
  };
}

function bodyRefusal(headers: IncomingMessage['headers'], received: number): TRPCError | null {
  const { 'content-length': declared = '0', 'content-encoding': packing = 'identity' } = headers;
  if (packing !== 'identity') return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  const bytes = Math.max(received, Number(declared));
  return bytes > MAX_BODY_BYTES ? new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }) : null;
}
