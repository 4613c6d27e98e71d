import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import type { Context } from './context.ts';
import { errorShape } from './errorShape.ts';
import { logRefusal } from './requestLog.ts';

/** Log context of a request whose caller is not identified yet. */
export type Arrival = Pick<Context, 'startedAt' | 'callerId'> & { requestId: string };

/** Starts the log context of a new request, and sets the headers of every response, `X-Request-Id` included. */
export function arrival(res: ServerResponse): Arrival {
  const requestId = randomUUID();
  res.setHeader('X-Request-Id', requestId);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'no-store');
  return { requestId, startedAt: performance.now(), callerId: () => null };
}

/** Refuses a request before tRPC handles it, in the shape of tRPC's errors, and logs it. */
export function refuse(res: ServerResponse, about: Arrival, refusal: TRPCError): void {
  logRefusal(about, { procedure: null, type: 'unknown' }, refusal);
  const shape = errorShape(refusal, undefined);
  res.statusCode = shape.data.httpStatus;
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify({ error: shape }));
}
