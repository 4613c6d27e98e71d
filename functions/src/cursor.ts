import { AppError } from '@hypelar/shared/appError';
import type * as z from 'zod/mini';

/** Where a page ended, as text that callers hand back and cannot read. */
export function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place that `writeCursor` was given. BAD_INPUT when no page ends with this cursor. */
export function readCursor<Place>(cursor: string, schema: z.ZodMiniType<Place>): Place {
  const place = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!place.success) throw new AppError('BAD_INPUT', { field: 'cursor' });
  return place.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
