import type { Session } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import * as z from 'zod/mini';
import { requireAdmin } from '../admin/requireAdmin.ts';
import { auth } from '../firebase.ts';

export type Context = {
  /** The calling admin, read once per request, even for a batch. Throws the refusal when there is none. */
  requireAdmin: () => Promise<Session>;
  /** The Auth uid of the caller once their token was verified, admin or not; else null. For the log. */
  callerId: () => string | null;
  /** The same in every line of the log about this request */
  requestId: string | null;
  /** When the request came, on the clock of `performance.now()` */
  startedAt: number;
};

export type ContextOptions = {
  /** The `Authorization` header */
  authorization: string | undefined;
  /** Whether to ask Auth if the token was revoked: for mutations. Queries rely on the admin document. */
  checkRevoked: boolean;
  requestId?: string;
  startedAt?: number;
  /** Verifies an ID token and tells its uid; Auth's own unless a test passes another. */
  verifyIdToken?: (token: string, checkRevoked: boolean) => Promise<{ uid: string }>;
};

/** The context of one HTTP request. The token is verified only when a procedure asks for the admin. */
export function createContext(options: ContextOptions): Context {
  const { requestId = null, startedAt = performance.now() } = options;
  let admin: Promise<Session> | undefined;
  let callerId: string | null = null;
  const identify = async () => {
    callerId = await verifiedUid(options);
    return requireAdmin(callerId);
  };
  return { requestId, startedAt, callerId: () => callerId, requireAdmin: () => (admin ??= identify()) };
}

async function verifiedUid(options: ContextOptions): Promise<string> {
  const { authorization, checkRevoked, verifyIdToken = (token, check) => auth.verifyIdToken(token, check) } = options;
  const token = /^Bearer ([\w.~+/-]+=*)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('SIGN_IN_REQUIRED');
  const { uid } = await verifyIdToken(token, checkRevoked).catch((error: unknown) => {
    throw tokenRefusal(error);
  });
  return uid;
}

/** Codes of firebase-admin that are about the token or its account; any other means that Auth could not be asked. */
const TOKEN_CODES = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-not-found',
]);

const authErrorSchema = z.object({ code: z.string(), message: z.string() });
/** firebase-admin's messages when it could not fetch the public keys; its code then blames the token. */
const NO_KEYS = /fetching public keys|while making request/;

function tokenRefusal(error: unknown): AppError {
  const { code, message } = authErrorSchema.safeParse(error).data ?? { code: '', message: '' };
  if (code === 'auth/user-disabled') return new AppError('ADMIN_DISABLED');
  if (!TOKEN_CODES.has(code) || NO_KEYS.test(message)) return new AppError('UNAVAILABLE', {}, { cause: error });
  return new AppError('SIGN_IN_REQUIRED');
}
