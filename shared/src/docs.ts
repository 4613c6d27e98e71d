import * as z from 'zod/mini';
import { wellFormed } from './text.ts';

/** The legal texts: documents "terms" and "privacy" (spec, section 3). */
export const DOC_IDS = ['terms', 'privacy'] as const;
export type DocId = (typeof DOC_IDS)[number];

/** The longest legal text, in bytes of UTF-8: an audit log entry has room for two versions. */
export const MAX_DOC_BYTES = 200 * 1024;

/** How many bytes a well-formed text takes in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

const detailSchema = z.string().check(
  wellFormed,
  z.refine((text) => utf8Bytes(text) <= MAX_DOC_BYTES, 'The text is longer than 200 KiB.'),
);

/** A legal text; a missing document reads as empty. `updatedAt` in epoch ms, null when it was never saved here. */
const docSchema = z.object({ detail: z.string(), updatedAt: z.nullable(z.int()) });
export type Doc = z.infer<typeof docSchema>;

export const docsSchema = z.object({ terms: docSchema, privacy: docSchema });
export type Docs = z.infer<typeof docsSchema>;

/** A new text, with the `updatedAt` of the text it replaces; without it, it replaces any version. */
const docInputSchema = z.strictObject({ detail: detailSchema, updatedAt: z.optional(z.nullable(z.int())) });
export type DocInput = z.infer<typeof docInputSchema>;

export const updateDocsInputSchema = z.strictObject({
  terms: z.optional(docInputSchema),
  privacy: z.optional(docInputSchema),
});
export type UpdateDocsInput = z.infer<typeof updateDocsInputSchema>;
