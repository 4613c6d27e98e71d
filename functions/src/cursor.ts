import { AppError } from '@hypelar/shared/appError';
import type * as z from 'zod/mini';

/** Encodes where a page ended as opaque text, which callers hand back unchanged. */
export function writeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Decodes a cursor made by `writeCursor`. BAD_INPUT when it does not fit the schema. */
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
