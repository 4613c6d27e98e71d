import * as z from 'zod/mini';
import { idSchema } from './id.ts';

/** The three files of a hype, in the order in which they are uploaded (spec, section 4). */
export const MEDIA_KINDS = ['gif', 'audio', 'video'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

const MB = 1_000_000;
/** The largest file of each kind, in bytes. Must match `storage.rules`. */
export const MAX_MEDIA_BYTES = { gif: 50 * MB, audio: 200 * MB, video: 2000 * MB } satisfies Record<MediaKind, number>;
/** The longest duration of a file, in seconds: 6 hours. */
export const MAX_MEDIA_SECONDS = 6 * 60 * 60;

/** The first half of the content type that each kind must have (spec, section 2: the gif is a video, too). */
export const MEDIA_TYPE = { gif: 'video', audio: 'audio', video: 'video' } as const satisfies Record<MediaKind, string>;

/** Whether a content type such as `video/mp4` is allowed for this kind. */
export function contentTypeFits(kind: MediaKind, contentType: string): boolean {
  return contentType.startsWith(`${MEDIA_TYPE[kind]}/`);
}

const OBJECT_PATH = /^hypes\/([A-Za-z0-9_-]{1,128})\/((gif|audio|video)-[A-Za-z0-9._-]{1,100})$/;

/** The parts of an object path `hypes/{hypeId}/{kind}-{name}`, or null when it is not one. */
export function parseMediaPath(path: string): { hypeId: string; name: string; kind: MediaKind } | null {
  const match = OBJECT_PATH.exec(path);
  const [, hypeId, name, kind] = match ?? [];
  const parsedKind = MEDIA_KINDS.find((candidate) => candidate === kind);
  if (hypeId === undefined || name === undefined || parsedKind === undefined) return null;
  if (!z.safeParse(idSchema, hypeId).success) return null;
  return { hypeId, name, kind: parsedKind };
}

/** The object path for a new upload. `random` makes each attempt a separate object, so nothing is ever overwritten. */
export function mediaPath(hypeId: string, kind: MediaKind, file: { random: string; fileName: string }): string {
  const safeName = file.fileName.normalize('NFKD').replace(/[^A-Za-z0-9._-]+/g, '_');
  return `hypes/${hypeId}/${kind}-${file.random}-${safeName.slice(-80)}`;
}

/** Why a stored object was refused. The web app has a message for each. */
export const MEDIA_REFUSALS = [
  'EMPTY',
  'TOO_LARGE',
  'WRONG_TYPE',
  'NOT_MEDIA',
  'NO_VIDEO',
  'NO_AUDIO',
  'CODEC',
  'TRUNCATED',
  'NO_DURATION',
  'TOO_LONG',
] as const;
export type MediaRefusal = (typeof MEDIA_REFUSALS)[number];

/** What a hype stores about each of its files. `size` in bytes, `md5Hash` in base64 as Storage returns it. */
export const mediaFileSchema = z.object({
  path: z.string(),
  size: z.number(),
  contentType: z.string(),
  md5Hash: z.string(),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

export const mediaSchema = z.object({ gif: mediaFileSchema, audio: mediaFileSchema, video: mediaFileSchema });
export type Media = z.infer<typeof mediaSchema>;

const mediaPathSchema = (kind: MediaKind) =>
  z.string().check(z.refine((path) => parseMediaPath(path)?.kind === kind, `This is no object path of a ${kind}.`));

/** The object paths of a hype, one per kind; the server builds the URLs from them. */
export const mediaPathsSchema = z.strictObject({
  gif: mediaPathSchema('gif'),
  audio: mediaPathSchema('audio'),
  video: mediaPathSchema('video'),
});
export type MediaPaths = z.infer<typeof mediaPathsSchema>;

/** The paths of replacement files; each of the three kinds may be left out. */
export const someMediaPathsSchema = z.partial(mediaPathsSchema);
export type SomeMediaPaths = z.infer<typeof someMediaPathsSchema>;

/** Metadata of an object in Storage (spec, section 3). `size` in bytes, times in epoch ms, null for what is not set. */
export const objectMetadataSchema = z.object({
  bucket: z.string(),
  generation: z.string(),
  metageneration: z.string(),
  /** the whole path; `name` is its last part */
  fullPath: z.string(),
  name: z.string(),
  size: z.number(),
  timeCreated: z.number(),
  updated: z.number(),
  md5Hash: z.nullable(z.string()),
  cacheControl: z.nullable(z.string()),
  contentDisposition: z.nullable(z.string()),
  contentEncoding: z.nullable(z.string()),
  contentLanguage: z.nullable(z.string()),
  contentType: z.nullable(z.string()),
  customMetadata: z.record(z.string(), z.string()),
});
export type ObjectMetadata = z.infer<typeof objectMetadataSchema>;

/** A page of the objects under a hype's id, by path (spec, section 5: 1 to 1000). */
export const listMediaInputSchema = z.strictObject({
  hypeId: idSchema,
  maxResults: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1000),
  pageToken: z.optional(z.string().check(z.minLength(1), z.maxLength(8192))),
});
export type ListMediaInput = z.infer<typeof listMediaInputSchema>;
/** An object and whether it is in use by its hype, in the list or in the trash; used objects cannot be removed. */
export const listedMediaSchema = z.extend(objectMetadataSchema, { used: z.boolean() });
export type ListedMedia = z.infer<typeof listedMediaSchema>;
export const mediaPageSchema = z.object({
  items: z.array(listedMediaSchema),
  nextPageToken: z.nullable(z.string()),
});
export type MediaPage = z.infer<typeof mediaPageSchema>;

/** One object of a hype, by its whole path. */
const objectInput = {
  hypeId: idSchema,
  path: z.string().check(z.refine((path) => parseMediaPath(path) !== null, 'This is no object path.')),
};

/** The value of an HTTP header: visible ASCII and spaces. An empty one removes the header. */
const headerSchema = z.string().check(z.regex(/^[ -~]{0,1024}$/, 'This is no value of a header.'));

export const updateMediaInputSchema = z.strictObject({
  ...objectInput,
  cacheControl: z.optional(headerSchema),
  contentDisposition: z.optional(headerSchema),
});
export type UpdateMediaInput = z.infer<typeof updateMediaInputSchema>;

export const removeMediaInputSchema = z.strictObject(objectInput);
export type RemoveMediaInput = z.infer<typeof removeMediaInputSchema>;
