import { randomUUID } from 'node:crypto';
import { AppError } from '@hypelar/shared/appError';
import type { ObjectMetadata } from '@hypelar/shared/media';
import * as z from 'zod/mini';
import { downloadOrigin, mediaBucketName } from '../env.ts';
import { mediaBucket } from '../firebase.ts';
import { listedObjectSchema, storedMetadataSchema, type ListedObject } from './objectMetadata.ts';
import { storedObjectSchema, type StoredObject } from './uploadRecord.ts';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

const statusSchema = z.object({ code: z.number() });
const statusOf = (error: unknown) => statusSchema.safeParse(error).data?.code;

/** Storage's response; null when it fails with this status. */
async function unless<Answer>(status: number, answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === status) return null;
    throw error;
  }
}

/** The object at this path, or null. */
export async function readObject(path: string): Promise<StoredObject | null> {
  const found = await unless(NOT_FOUND, (await mediaBucket()).file(path).getMetadata());
  return found && storedObjectSchema.parse(found[0]);
}

/** Deletes this generation of the object. A missing object is no error, a newer generation stays. */
export async function deleteObject({ path, generation }: StoredObject): Promise<void> {
  const file = (await mediaBucket()).file(path);
  await unless(PRECONDITION_FAILED, file.delete({ ignoreNotFound: true, ifGenerationMatch: generation }));
}

/** The object, or this generation of it, does not exist. */
export class ObjectGoneError extends Error {}

/** Storage's response. ObjectGoneError when the object does not exist. */
async function ofObject<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const found = await unless(NOT_FOUND, answer);
  if (found === null) throw new ObjectGoneError();
  return found;
}

/** Gives a reader of an object's stored bytes, from `start` up to but not including `end`. ObjectGoneError. */
export async function objectReader({ path, generation }: StoredObject) {
  const file = (await mediaBucket()).file(path, { generation });
  return async (start: number, end: number): Promise<Uint8Array> => {
    const [bytes] = await ofObject(file.download({ start, end: end - 1, validation: false, decompress: false }));
    return bytes;
  };
}

/** The metadata of the object, or null. */
export async function readMetadata(path: string): Promise<ObjectMetadata | null> {
  const found = await unless(NOT_FOUND, (await mediaBucket()).file(path).getMetadata());
  return found && storedMetadataSchema.parse(found[0]);
}

/** Headers with which an object is served: an empty one is removed, an omitted one stays. */
export type ObjectHeaders = { cacheControl?: string | undefined; contentDisposition?: string | undefined };

/** Writes the headers and gives the object's new metadata, null when it does not exist. */
export async function writeHeaders(path: string, headers: ObjectHeaders): Promise<ObjectMetadata | null> {
  const set = Object.entries(headers).filter(([, value]) => value !== undefined);
  const metadata = Object.fromEntries(set.map(([name, value]) => [name, value || null]));
  const written = await unless(NOT_FOUND, (await mediaBucket()).file(path).setMetadata(metadata));
  return written && storedMetadataSchema.parse(written[0]);
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
    if (statusOf(error) === BAD_REQUEST && pageToken !== undefined)
      throw new AppError('BAD_INPUT', { field: 'pageToken' });
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

/**
 * The URL from which browsers fetch the object, with its download token, which is created if missing. ObjectGoneError.
 */
export async function downloadUrl(path: string): Promise<string> {
  const file = (await mediaBucket()).file(path);
  const [metadata] = await ofObject(file.getMetadata());
  let token = tokensSchema.safeParse(metadata).data?.metadata.firebaseStorageDownloadTokens.split(',')[0];
  if (!token) {
    token = randomUUID();
    await ofObject(file.setMetadata({ metadata: { firebaseStorageDownloadTokens: token } }));
  }
  const object = `${downloadOrigin()}/v0/b/${mediaBucketName()}/o/${encodeURIComponent(path)}`;
  return `${object}?alt=media&token=${encodeURIComponent(token)}`;
}
