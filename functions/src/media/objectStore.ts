import { randomUUID } from 'node:crypto';
import { AppError } from '@hypelar/shared/appError';
import type { ObjectMetadata } from '@hypelar/shared/media';
import * as z from 'zod/mini';
import { downloadOrigin, mediaBucketName } from '../env.ts';
import { mediaBucket } from '../firebase.ts';
import { listedObjectSchema, storedMetadataSchema, type ListedObject } from './objectMetadata.ts';
import { storedObjectSchema, type StoredObject } from './uploadRecord.ts';

const statusSchema = z.object({ code: z.number() });
const isNotFound = (error: unknown) => statusSchema.safeParse(error).data?.code === 404;
const isBadRequest = (error: unknown) => statusSchema.safeParse(error).data?.code === 400;

/** The object at this path, or null. */
export async function readObject(path: string): Promise<StoredObject | null> {
  const bucket = await mediaBucket();
  try {
    const [metadata] = await bucket.file(path).getMetadata();
    return storedObjectSchema.parse(metadata);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Deletes this generation of the object; one that is gone is no error, a newer one stays. */
export async function deleteObject({ path, generation }: StoredObject): Promise<void> {
  const bucket = await mediaBucket();
  await bucket.file(path).delete({ ignoreNotFound: true, ifGenerationMatch: generation });
}

/** Reads bytes of an object, from `start` up to and without `end`. */
export async function objectReader({ path, generation }: StoredObject) {
  const file = (await mediaBucket()).file(path, { generation });
  return async (start: number, end: number): Promise<Uint8Array> => {
    const [bytes] = await file.download({ start, end: end - 1, validation: false });
    return bytes;
  };
}

/** What Storage knows of the object, or null. */
export async function readMetadata(path: string): Promise<ObjectMetadata | null> {
  const bucket = await mediaBucket();
  try {
    const [metadata] = await bucket.file(path).getMetadata();
    return storedMetadataSchema.parse(metadata);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Headers under which an object is served; an empty one is taken off, one left out stays. */
export type ObjectHeaders = { cacheControl?: string | undefined; contentDisposition?: string | undefined };

export async function writeHeaders(path: string, headers: ObjectHeaders): Promise<void> {
  const set = Object.entries(headers).filter(([, value]) => value !== undefined);
  await (
    await mediaBucket()
  )
    .file(path)
    .setMetadata(Object.fromEntries(set.map(([name, value]) => [name, value || null])));
}

const nextPageSchema = z.catch(z.object({ pageToken: z.string() }), { pageToken: '' });

type ListQuery = { prefix: string; maxResults: number; pageToken?: string | undefined };

/**
 * Up to `maxResults` (at most 1000) objects whose paths begin with the prefix, by path, and the token of the next page,
 * '' after the last. BAD_INPUT when Storage does not know the token.
 */
export async function listObjects({ pageToken, ...query }: ListQuery) {
  const bucket = await mediaBucket();
  try {
    const from = pageToken === undefined ? query : { ...query, pageToken };
    const [files, next] = await bucket.getFiles({ ...from, autoPaginate: false });
    return { objects: files.map(({ metadata }) => metadata), nextPageToken: nextPageSchema.parse(next).pageToken };
  } catch (error) {
    if (isBadRequest(error) && pageToken !== undefined) throw new AppError('BAD_INPUT', { field: 'pageToken' });
    throw error;
  }
}

/** All objects whose paths begin with the prefix, in pages. */
export async function* objectPages(prefix: string, pageSize = 1000): AsyncGenerator<ListedObject[]> {
  let pageToken: string | undefined;
  do {
    const page = await listObjects({ prefix, maxResults: pageSize, pageToken });
    yield page.objects.map((metadata) => listedObjectSchema.parse(metadata));
    pageToken = page.nextPageToken || undefined;
  } while (pageToken !== undefined);
}

const tokensSchema = z.object({ metadata: z.object({ firebaseStorageDownloadTokens: z.string() }) });

/** The URL under which browsers fetch the object: with its download token, which is made if there is none. */
export async function downloadUrl(path: string): Promise<string> {
  const file = (await mediaBucket()).file(path);
  const [metadata] = await file.getMetadata();
  let token = tokensSchema.safeParse(metadata).data?.metadata.firebaseStorageDownloadTokens.split(',')[0];
  if (!token) {
    token = randomUUID();
    await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
  }
  const object = `${downloadOrigin()}/v0/b/${mediaBucketName()}/o/${encodeURIComponent(path)}`;
  return `${object}?alt=media&token=${encodeURIComponent(token)}`;
}
