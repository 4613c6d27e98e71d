import type { ListTrashInput, TrashPage } from '@hypelar/shared/hype';
import { idSchema } from '@hypelar/shared/id';
import * as z from 'zod/mini';
import { readCursor, writeCursor } from '../cursor.ts';
import { LAST_TIME } from '../storedFields.ts';
import { readTrash } from './trashRepository.ts';

const placeSchema = z.tuple([z.int().check(z.minimum(0), z.maximum(LAST_TIME)), idSchema]);

/** The hypes in the trash after the cursor, newest first. BAD_INPUT for a malformed cursor. */
export async function listTrash({ cursor, limit }: ListTrashInput): Promise<TrashPage> {
  const place = cursor === undefined ? null : readCursor(cursor, placeSchema);
  const after = place && { deletedAt: place[0], id: place[1] };
  // One more than wanted tells whether there is a next page.
  const found = await readTrash({ limit: limit + 1, after });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    items: page.filter(({ purging }) => !purging),
    nextCursor: last ? writeCursor([last.deletedAt, last.id]) : null,
  };
}
