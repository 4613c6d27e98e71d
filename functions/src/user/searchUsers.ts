import { foldText, searchedText, type SearchUsersInput, type UserMatches } from '@hypelar/shared/userSearch';
import { readCursor, writeCursor } from '../cursor.ts';
import { collectMatches, placeSchema, type Matches, type Place } from './matchUsers.ts';
import { createUserIndex } from './userIndex.ts';
import { readUserRowsById, scanUserTexts } from './userRepository.ts';
import { readSearchChanges, readShards } from './userSearchRepository.ts';

const sharedIndex = createUserIndex({ readShards, readSearchChanges });

/**
 * Users whose name, e-mail address or id contains the query, best matches first. Reads the changes of
 * the index and the users of the page. BAD_INPUT for a cursor that is none.
 */
export async function searchUsers(input: SearchUsersInput, currentShards = sharedIndex): Promise<UserMatches> {
  const { query, cursor, limit } = input;
  const after = cursor === undefined ? null : readCursor(cursor, placeSchema);
  const { places, total } = await findMatches({ query: foldText(query), after, limit: limit + 1 }, currentShards);
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  // A user deleted since the index was read is left out: the page is a row shorter and the next one follows on.
  const items = await readUserRowsById(page.map(([, , id]) => id));
  return { items, nextCursor: last ? writeCursor(last) : null, total };
}

type Wanted = { query: string; after: Place | null; limit: number };

/** From the index; while there is none yet, or a part of it is missing, from all users, which is as right but slow. */
async function findMatches(wanted: Wanted, currentShards: typeof sharedIndex): Promise<Matches> {
  const found = collectMatches(wanted);
  const shards = await currentShards();
  if (shards) {
    for (const { texts } of shards) for (const [id, text] of texts) found.offer(id, text);
  } else {
    for await (const users of scanUserTexts()) {
      for (const [id, text] of users) found.offer(id, searchedText(id, text));
    }
  }
  return found.matches();
}
