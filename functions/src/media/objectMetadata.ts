import * as z from 'zod/mini';
import { storedObjectSchema } from './uploadRecord.ts';

const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';

const text = z._default(z.nullable(z.string()), null);
const time = z.pipe(z.string(), z.transform(Date.parse));

/** Maps Storage's JSON metadata to the fields of the specification (section 3), without download tokens. */
export const storedMetadataSchema = z.pipe(
  z.object({
    bucket: z.string(),
    generation: z.coerce.string(),
    metageneration: z.coerce.string(),
    name: z.string(),
    size: z.coerce.number(),
    timeCreated: time,
    updated: time,
    md5Hash: text,
    cacheControl: text,
    contentDisposition: text,
    contentEncoding: text,
    contentLanguage: text,
    contentType: text,
    metadata: z.catch(z.record(z.string(), z.string()), {}),
  }),
  z.transform(({ name: fullPath, metadata, ...object }) => {
    const { [DOWNLOAD_TOKENS]: _, ...customMetadata } = metadata;
    return { ...object, fullPath, name: fullPath.slice(fullPath.lastIndexOf('/') + 1), customMetadata };
  }),
);

/** An object of a listing, with its creation time in epoch ms. */
export const listedObjectSchema = z.pipe(
  z.looseObject({ timeCreated: time }),
  z.transform(({ timeCreated: createdAt, ...metadata }) => ({ ...storedObjectSchema.parse(metadata), createdAt })),
);
export type ListedObject = z.infer<typeof listedObjectSchema>;
