import { AppError } from '@hypelar/shared/appError';
import type { ListMediaInput, MediaPage } from '@hypelar/shared/media';
import * as z from 'zod/mini';
import { readCursor, writeCursor } from '../cursor.ts';
import { readHypeDocument } from '../hype/hypeRepository.ts';
import { readTrashed } from '../hype/trashRepository.ts';
import { namedPaths } from './mediaInUse.ts';
import { storedMetadataSchema } from './objectMetadata.ts';
import { listObjects } from './objectStore.ts';
import { readReservation } from './reservationRepository.ts';

const placeSchema = z.tuple([z.string(), z.string()]);

/**
 * The objects under the id of a hype, a trashed hype or a reservation, by path, each with whether the hype uses it.
 * HYPE_NOT_FOUND, BAD_INPUT when the page token belongs to another hype or is malformed.
 */
export async function listMedia({ hypeId, maxResults, pageToken }: ListMediaInput): Promise<MediaPage> {
  const [ofHype, token] = pageToken === undefined ? [hypeId, undefined] : readCursor(pageToken, placeSchema);
  if (ofHype !== hypeId) throw new AppError('BAD_INPUT', { field: 'pageToken' });
  const owners = await Promise.all([readHypeDocument(hypeId), readTrashed(hypeId), readReservation(hypeId)]);
  if (owners.every((owner) => owner === null)) throw new AppError('HYPE_NOT_FOUND');
  const [hype, trashed] = owners;
  const used = namedPaths([hype, trashed && trashed.document]);
  const { objects, nextPageToken } = await listObjects({ prefix: `hypes/${hypeId}/`, maxResults, pageToken: token });
  return {
    items: objects
      .map((metadata) => storedMetadataSchema.parse(metadata))
      .map((object) => ({ ...object, used: used.has(object.fullPath) })),
    nextPageToken: nextPageToken === '' ? null : writeCursor([hypeId, nextPageToken]),
  };
}
