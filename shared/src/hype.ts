import * as z from 'zod/mini';
import { cardSchema, cardsSchema } from './card.ts';
import { idSchema } from './id.ts';
import { mediaPathsSchema, mediaSchema, someMediaPathsSchema } from './media.ts';
import { pageInput } from './page.ts';
import { lineSchema } from './text.ts';

/** The longest title or artist, in characters. */
export const MAX_TITLE_LENGTH = 200;
const titleSchema = lineSchema(MAX_TITLE_LENGTH);

/** A row of the hype list (spec, section 2): only what the screen shows. */
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
  timestamps: z.array(cardSchema),
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

/** Without an id, reserves one for a new hype; with an id, reserves uploads that replace files of that hype. */
export const reserveHypeInputSchema = z.strictObject({ id: z.optional(idSchema) });
export const reservationSchema = z.object({ id: z.string() });

/** What the form sends. The server computes counts, duration and URLs. */
export const createHypeInputSchema = z.strictObject({
  id: idSchema,
  title: titleSchema,
  artist: titleSchema,
  timestamps: cardsSchema,
  isPremium: z.boolean(),
  media: mediaPathsSchema,
});
export type CreateHypeInput = z.infer<typeof createHypeInputSchema>;

/** The id of one hype. */
export const hypeIdInputSchema = z.strictObject({ id: idSchema });

/** Changes to a hype. Fields left out keep their values. `updatedAt` is that of the version the caller saw. */
export const updateHypeInputSchema = z.strictObject({
  id: idSchema,
  updatedAt: z.int(),
  title: z.optional(titleSchema),
  artist: z.optional(titleSchema),
  timestamps: z.optional(cardsSchema),
  isPremium: z.optional(z.boolean()),
  media: z.optional(someMediaPathsSchema),
});
export type UpdateHypeInput = z.infer<typeof updateHypeInputSchema>;

const positionSchema = z.int().check(z.minimum(1));

/** Moves a hype from the position the caller saw to another one; the hype there takes its place. */
export const moveHypeInputSchema = z
  .strictObject({ id: idSchema, from: positionSchema, to: positionSchema })
  .check(z.refine(({ from, to }) => from !== to, { error: 'A hype moves to another position.', path: ['to'] }));
export type MoveHypeInput = z.infer<typeof moveHypeInputSchema>;

/** The moved hype and the one it swapped places with. */
export const movedHypesSchema = z.array(hypeRowSchema);

/** Nothing, or an empty object. */
export const noInputSchema = z.optional(z.strictObject({}));

/** `version` is that of the order after the shuffle; `hype.undoShuffle` takes it. */
export const shuffledSchema = z.object({ total: z.int(), version: z.int() });
export const undoShuffleInputSchema = z.strictObject({ version: z.int() });
export const undoneShuffleSchema = z.object({ total: z.int() });

/** How long the trash keeps a hype: 30 days, in ms. */
export const TRASH_MS = 30 * 24 * 60 * 60 * 1000;

/** A deleted hype; `order` is its former position. `deletedBy` is the id of an admin; times in epoch ms. */
const trashedHypeSchema = z.extend(hypeRowSchema, {
  deletedAt: z.number(),
  deletedBy: z.string(),
});
export type TrashedHype = z.infer<typeof trashedHypeSchema>;

export const listTrashInputSchema = z.strictObject(pageInput);
export type ListTrashInput = z.infer<typeof listTrashInputSchema>;
/** Newest first. */
export const trashPageSchema = z.object({ items: z.array(trashedHypeSchema), nextCursor: z.nullable(z.string()) });
export type TrashPage = z.infer<typeof trashPageSchema>;

/** A restored hype. `premiumLost`: it was premium, but whoever marked it has no premium place free for it. */
export const restoredHypeSchema = z.extend(hypeSchema, { premiumLost: z.boolean() });
export type RestoredHype = z.infer<typeof restoredHypeSchema>;
