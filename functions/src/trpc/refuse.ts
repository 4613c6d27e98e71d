import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { errorShape } from './errorShape.ts';
import { logRefusal } from './requestLog.ts';

/** What is known of a request of which nobody has asked yet who sent it. */
export type Arrival = Pick<Context, 'startedAt' | 'callerId'> & { requestId: string };

/** A request that came just now. Its answer carries the headers of every answer: `X-Request-Id` is its `requestId`. */
export function arrival(res: ServerResponse): Arrival {
  const requestId = randomUUID();
  res.setHeader('X-Request-Id', requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'no-store');
  return { requestId, startedAt: performance.now(), callerId: () => null };
}

/** Answers what tRPC shall not see, in the shape of its errors, and logs it. */
export function refuse(res: ServerResponse, about: Arrival, refusal: TRPCError): void {
  logRefusal(about, { procedure: null, type: 'unknown' }, refusal);
  const shape = errorShape(refusal, undefined);
  res.statusCode = shape.data.httpStatus;
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ error: shape }));
}
