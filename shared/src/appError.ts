import type { MediaKind, MediaRefusal } from './media.ts';

/**
 * Every error code of the API, with its tRPC code. The web app has a message for each, in both languages. Which input
 * gives which code: quality notes of the project, section 3 of the design.
 */
export const APP_CODES = {
  SIGN_IN_REQUIRED: 'UNAUTHORIZED',
  APP_NOT_VERIFIED: 'UNAUTHORIZED',
  NOT_AN_ADMIN: 'FORBIDDEN',
  ADMIN_DISABLED: 'FORBIDDEN',
  FLAG_MISSING: 'FORBIDDEN',
  BAD_INPUT: 'BAD_REQUEST',
  UNKNOWN_PROCEDURE: 'NOT_FOUND',
  CARD_TIME_MISMATCH: 'BAD_REQUEST',
  PREMIUM_NOT_ALLOWED: 'FORBIDDEN',
  NOT_YOUR_RESERVATION: 'FORBIDDEN',
  TOO_MANY_RESERVATIONS: 'TOO_MANY_REQUESTS',
  UPLOAD_MISSING: 'PRECONDITION_FAILED',
  UPLOAD_REFUSED: 'PRECONDITION_FAILED',
  HYPE_NOT_FOUND: 'NOT_FOUND',
  USER_NOT_FOUND: 'NOT_FOUND',
  RESERVATION_NOT_FOUND: 'NOT_FOUND',
  HYPE_EXISTS: 'CONFLICT',
  ORDER_CHANGED: 'CONFLICT',
  MEDIA_NOT_FOUND: 'NOT_FOUND',
  MEDIA_IN_USE: 'PRECONDITION_FAILED',
  TOO_MANY_HYPES: 'PRECONDITION_FAILED',
  EMAIL_TAKEN: 'CONFLICT',
  FLAG_NOT_HELD: 'FORBIDDEN',
  LIMIT_ABOVE_OWN: 'FORBIDDEN',
  OWN_ACCOUNT: 'FORBIDDEN',
  ADMIN_NOT_FOUND: 'NOT_FOUND',
  ACCOUNT_DISABLED: 'PRECONDITION_FAILED',
  EDIT_CONFLICT: 'CONFLICT',
  BUSY: 'CONFLICT',
  GONE: 'NOT_FOUND',
  OVERLOADED: 'TOO_MANY_REQUESTS',
  TIMED_OUT: 'TIMEOUT',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
} as const;
export type AppCode = keyof typeof APP_CODES;

/** What an error tells besides its code. */
export type AppErrorDetails = {
  /** CARD_TIME_MISMATCH: the measured duration of the video, in ms */
  durationMs?: number;
  /** UPLOAD_MISSING, UPLOAD_REFUSED: which file */
  kind?: MediaKind;
  /** UPLOAD_REFUSED: why */
  refusal?: MediaRefusal;
  /** BAD_INPUT: the first field that is wrong, as a dotted path */
  field?: string;
};

/** An error with a code that people and programs can act on. Its cause, if any, is only logged. */
export class AppError extends Error {
  readonly appCode: AppCode;
  readonly details: AppErrorDetails;

  constructor(appCode: AppCode, details: AppErrorDetails = {}, options?: { cause: unknown }) {
    super(appCode, options);
    this.name = 'AppError';
    this.appCode = appCode;
    this.details = details;
  }
}
