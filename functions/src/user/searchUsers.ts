import { AppError } from '@hypelar/shared/appError';
import { foldText, searchedText, type SearchUsersInput, type UserMatches } from '@hypelar/shared/userSearch';
import { logger } from 'firebase-functions/logger';
import { readCursor, writeCursor } from '../cursor.ts';
import { collectMatches, placeSchema, type Matches, type Place } from './matchUsers.ts';
import { createUserIndex } from './userIndex.ts';
import { countUsers, readUserRowsById, scanUserTexts } from './userRepository.ts';
import { readSearchChanges, readShards } from './userSearchRepository.ts';

const sharedIndex = createUserIndex({ readShards, readSearchChanges });

/** The most users that a search without an index reads: each such search costs about as much as building the index. */
const MAX_SCANNED_USERS = 20_000;

/**
 * Users whose name, e-mail address or id contains the query, best matches first. Reads the changes of the index and the
 * users of the page. BAD_INPUT for a malformed cursor, UNAVAILABLE when there is no index and too many users to scan.
 */
export async function searchUsers(
  input: SearchUsersInput,
  { currentShards = sharedIndex, maxScanned = MAX_SCANNED_USERS } = {},
): Promise<UserMatches> {
  const { query, cursor, limit } = input;
  const after = cursor === undefined ? null : readCursor(cursor, placeSchema);
  const { places, total } = await findMatches(
    { query: foldText(query), after, limit: limit + 1 },
    { currentShards, maxScanned },
  );
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  // A user deleted since the index was read is left out: the page is a row shorter and the next one follows on.
  const items = await readUserRowsById(page.map(([, , id]) => id));
  return { items, nextCursor: last ? writeCursor(last) : null, total };
}

type Wanted = { query: string; after: Place | null; limit: number };

type Sources = { currentShards: typeof sharedIndex; maxScanned: number };

/** Searches the index; while it is missing or incomplete, all users instead, with the same result but slowly. */
async function findMatches(wanted: Wanted, { currentShards, maxScanned }: Sources): Promise<Matches> {
  const found = collectMatches(wanted);
  const shards = await currentShards();
  if (shards) {
    for (const { texts } of shards) for (const [id, text] of texts) found.offer(id, text);
  } else {
    const users = await countUsers();
    logger.warn('The index of the user search is missing or has lost a part: run index-users', { users });
    if (users > maxScanned) throw new AppError('UNAVAILABLE');
    for await (const page of scanUserTexts()) {
      for (const [id, text] of page) found.offer(id, searchedText(id, text));
    }
  }
  return found.matches();
}
