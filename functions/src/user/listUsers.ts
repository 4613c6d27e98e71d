import type { ListUsersInput, UserPage } from '@hypelar/shared/user';
import * as z from 'zod/mini';
import { readCursor, writeCursor } from '../cursor.ts';
import { documentIdSchema } from './documentId.ts';
import { readUserRows } from './userRepository.ts';

const placeSchema = z.tuple([documentIdSchema]);

/** A page of all users, by document id. BAD_INPUT for a malformed cursor. */
export async function listUsers({ cursor, limit }: ListUsersInput): Promise<UserPage> {
  const [after] = cursor === undefined ? [] : readCursor(cursor, placeSchema);
  const rows = await readUserRows({ after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? writeCursor([last.id]) : null };
}
