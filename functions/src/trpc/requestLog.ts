import type { TRPCError } from '@trpc/server';
import { logger } from 'firebase-functions/logger';
import type { Context } from './context.ts';
import { refusalOf } from './errorShape.ts';

export type Call = {
  /** The name of an existing procedure, else null: caller input is never logged */
  procedure: string | null;
  type: string;
};

type About = Pick<Context, 'requestId' | 'startedAt' | 'callerId'>;

/** Logs an answered call. `ms` counts from the arrival of the request. */
export function logAnswer(about: About, call: Call): void {
  logger.info('call', { ...line(about, call), code: 'OK' });
}

/**
 * Logs a refused or failed call or request: the app code, the message of Firestore, Storage or Auth if one of them is
 * the cause, and for a failure also the stack.
 */
export function logRefusal(about: About, call: Call, error: TRPCError): void {
  const refusal = refusalOf(error.cause);
  const reason = refusal?.cause instanceof Error ? { reason: withoutSecrets(refusal.cause.message) } : {};
  const refused = { ...line(about, call), code: error.code, appCode: refusal?.appCode ?? null, ...reason };
  if (error.code !== 'INTERNAL_SERVER_ERROR') return logger.warn('call', refused);
  logger.error('call', { ...refused, stack: withoutSecrets(error.cause?.stack ?? error.stack ?? '') });
}

function line({ requestId, startedAt, callerId }: About, call: Call) {
  return { requestId, ...call, ms: Math.round(performance.now() - startedAt), uid: callerId() };
}

/** Library errors may quote the input: tokens and e-mail addresses stay out of the log. */
function withoutSecrets(text: string): string {
  return text
    .replaceAll(/[\w-]{10,}\.[\w-]{10,}\.[\w-]*/g, '[token]')
    .replaceAll(/[^\s"'<>(){},:;=]+@[^\s"'<>(){},:;=]+/g, '[address]');
}
