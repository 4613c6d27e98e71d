import * as z from 'zod/mini';
import { cardsSchema } from './card.ts';
import { idSchema } from './id.ts';
import { mediaPathsSchema, mediaSchema } from './media.ts';
import { lineSchema } from './text.ts';

/** The longest title or artist, in characters. */
export const MAX_TITLE_LENGTH = 200;
export const titleSchema = lineSchema(MAX_TITLE_LENGTH);

/** A row of the hype list (spec, section 2): what the screen shows and no more. */
export const hypeRowSchema = z.object({
  id: z.string(),
  order: z.int(),
  title: z.string(),
  artist: z.string(),
  audioUrl: z.string(),
  videoUrl: z.string(),
  imageCount: z.int(),
  videoCount: z.int(),
  isPremium: z.boolean(),
});
export type HypeRow = z.infer<typeof hypeRowSchema>;

/** A whole hype (spec, section 3). `duration` in seconds, times in epoch ms. */
export const hypeSchema = z.extend(hypeRowSchema, {
  timestamps: cardsSchema,
  timestampsCount: z.int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  duration: z.number(),
  gifUrl: z.string(),
  media: mediaSchema,
});
export type Hype = z.infer<typeof hypeSchema>;

/** A page of the list by position: `from` is the first position wanted, counted from 1. */
export const listHypesInputSchema = z.strictObject({
  from: z._default(z.int().check(z.minimum(1)), 1),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
});
export const hypePageSchema = z.object({ items: z.array(hypeRowSchema), total: z.int() });
export type HypePage = z.infer<typeof hypePageSchema>;

/** A reservation: for a new hype without an id, to replace files of an existing hype with one. */
export const reserveHypeInputSchema = z.strictObject({ id: z.optional(idSchema) });
export const reservationSchema = z.object({ id: z.string() });

/** What the form sends. Counts, duration and URLs are the server's to work out. */
export const createHypeInputSchema = z.strictObject({
  id: idSchema,
  title: titleSchema,
  artist: titleSchema,
  timestamps: cardsSchema,
  isPremium: z.boolean(),
  media: mediaPathsSchema,
});
export type CreateHypeInput = z.infer<typeof createHypeInputSchema>;
