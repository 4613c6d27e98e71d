import { cardsSchema } from '@hypelar/shared/card';
import type { Hype } from '@hypelar/shared/hype';
import { MEDIA_KINDS, type MediaKind } from '@hypelar/shared/media';
import * as z from 'zod/mini';
import { forgetWork, keepWork, keptWork } from '../shell/keptWork.ts';
import { changedFields, draftOf, EMPTY_DRAFT, isTouched, type HypeDraft } from './draft.ts';
import { nothingSent, type SubmitMemory } from './submitHype.ts';

const sentFileSchema = z.object({
  path: z.string(),
  file: z.object({ name: z.string(), size: z.number(), lastModified: z.number() }),
});

/**
 * An unfinished form as it is kept: only what differs from the hype, so that a restored form undoes nobody else's
 * change; the names of the chosen files, which a page cannot keep; and what a submit has already sent, so that the next
 * one continues the same hype instead of creating a second.
 */
const keptDraftSchema = z.object({
  /** That of the edited hype; null for a new one */
  updatedAt: z.nullable(z.number()),
  fields: z.object({
    title: z.optional(z.string()),
    artist: z.optional(z.string()),
    timestamps: z.optional(cardsSchema),
    isPremium: z.optional(z.boolean()),
  }),
  files: z.partialRecord(z.enum(MEDIA_KINDS), z.string()),
  sent: z.object({ id: z.nullable(z.string()), uploaded: z.partialRecord(z.enum(MEDIA_KINDS), sentFileSchema) }),
});
type KeptDraft = z.infer<typeof keptDraftSchema>;

/** A form as opened, of a new or a stored hype, with restored work that was left unfinished. */
export type OpenedDraft = {
  place: string;
  draft: HypeDraft;
  sent: SubmitMemory;
  /** Whether something was restored, and if so whether the hype has been changed since */
  restored: 'no' | 'current' | 'outdated';
};

/** Opens this admin's form with its kept draft. A kept draft that cannot be read is ignored. */
export function openDraft(
  adminId: string,
  stored: Hype | null,
  read: (place: string) => unknown = keptWork,
): OpenedDraft {
  const place = `hype.${adminId}.${stored?.id ?? ''}`;
  const fresh = stored ? draftOf(stored) : EMPTY_DRAFT;
  const kept = z.safeParse(keptDraftSchema, read(place)).data;
  const draft = kept ? restored(fresh, kept) : fresh;
  if (!kept || !isTouched(draft)) return { place, draft: fresh, sent: nothingSent(), restored: 'no' };
  const isCurrent = kept.updatedAt === (stored?.updatedAt ?? null);
  return { place, draft, sent: kept.sent, restored: isCurrent ? 'current' : 'outdated' };
}

function restored(fresh: HypeDraft, { fields, files }: KeptDraft): HypeDraft {
  const { title = fresh.title, artist = fresh.artist, timestamps: cards = fresh.cards } = fields;
  return { ...fresh, title, artist, cards, isPremium: fields.isPremium ?? fresh.isPremium, askAgain: files };
}

/** Keeps the draft while there is something to lose. */
export function keepDraft({ place, sent }: OpenedDraft, draft: HypeDraft): void {
  if (isTouched(draft)) keepWork(place, unfinished(draft, sent));
  else forgetWork(place);
}

/** What is kept of a draft. */
export function unfinished(draft: HypeDraft, sent: SubmitMemory): KeptDraft {
  return { updatedAt: draft.stored?.updatedAt ?? null, fields: changedFields(draft), files: fileNames(draft), sent };
}

function fileNames({ askAgain, files }: HypeDraft): Partial<Record<MediaKind, string>> {
  const names = { ...askAgain };
  for (const kind of MEDIA_KINDS) {
    const chosen = files[kind];
    if (chosen) names[kind] = chosen.file.name;
  }
  return names;
}
