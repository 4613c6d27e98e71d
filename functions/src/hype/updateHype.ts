import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import type { Hype, UpdateHypeInput } from '@hypelar/shared/hype';
import { markPremium, mayMarkPremium, premiumUsed, unmarkPremium, type PremiumRegistry } from '@hypelar/shared/premium';
import { requirePermitted } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction, Timestamp } from '../firebase.ts';
import { requireOwnPaths } from '../media/acceptedMedia.ts';
import { releaseObjects } from '../media/releaseObjects.ts';
import { readReservation } from '../media/reservationRepository.ts';
import { readMarker, readSoundRegistry, writeRegistry } from '../premium/premiumRepository.ts';
import { changedFields, editedHype, isEdited, pickFields } from './editedHype.ts';
import { readHype, updateHypeFields } from './hypeRepository.ts';
import { replacedPaths, requireReplacements } from './replacedMedia.ts';

/**
 * Edits a hype. Its position stays. Files that it no longer uses are deleted. HYPE_NOT_FOUND, EDIT_CONFLICT when it was
 * changed since the caller saw it and does not already match the edit, UPLOAD_MISSING, UPLOAD_REFUSED,
 * RESERVATION_NOT_FOUND, CARD_TIME_MISMATCH (spec, section 5), PREMIUM_NOT_ALLOWED.
 */
export async function updateHype(admin: Admin, input: UpdateHypeInput, now = Date.now()): Promise<Hype> {
  const { id, media = {} } = input;
  requireOwnPaths({ id, media });
  const replacements = await requireReplacements(requireSeen(await readHype(id), input), media);

  const { before, after } = await inTransaction(async (tx) => {
    const [editor, stored, reservation, registry] = await Promise.all([
      requirePermitted(admin.id, 'canEditHypes', tx),
      readHype(id, tx),
      replacements ? readReservation(id, tx) : null,
      input.isPremium === undefined ? null : readSoundRegistry(tx),
    ]);
    const current = requireSeen(stored, input);
    const edited = editedHype(current, input, replacements && { ...replacements, reservation });
    const marked = registry && changedRegistry(registry, { editor, before: current, after: edited });
    const marker = marked && (edited.isPremium ? editor : await readMarker(tx, registry?.markedBy[id] ?? null, editor));
    const fields = changedFields(current, edited);
    if (fields.length === 0) return { before: current, after: current };

    // Two edits within a millisecond still differ, so that the second cannot pass for the first.
    const updatedAt = Math.max(now, current.updatedAt + 1);
    updateHypeFields(tx, id, { ...pickFields(edited, fields), updatedAt: Timestamp.fromMillis(updatedAt) });
    if (marked) writeRegistry(tx, marked, marker);
    addAuditEntry(tx, now, {
      admin: { id: editor.id, email: editor.email },
      action: 'hype.update',
      target: `hypes/${id}`,
      before: pickFields(current, fields),
      after: pickFields(edited, fields),
    });
    return { before: current, after: { ...edited, updatedAt } };
  });
  await releaseObjects(id, replacedPaths(before, after), now);
  return after;
}

/** The hype as the caller saw it, or as this very edit left it when it is retried after a lost response. */
function requireSeen(hype: Hype | null, input: UpdateHypeInput): Hype {
  if (!hype) throw new AppError('HYPE_NOT_FOUND');
  if (hype.updatedAt !== input.updatedAt && !isEdited(hype, input)) throw new AppError('EDIT_CONFLICT');
  return hype;
}

type PremiumChange = { editor: Admin; before: Hype; after: Hype };

/** The registry after the edit, null when `isPremium` stays the same. PREMIUM_NOT_ALLOWED. */
function changedRegistry(registry: PremiumRegistry, { editor, before, after }: PremiumChange): PremiumRegistry | null {
  if (before.isPremium === after.isPremium) return null;
  if (!after.isPremium) return unmarkPremium(registry, after.id);
  if (!mayMarkPremium(editor, premiumUsed(registry, editor.id))) throw new AppError('PREMIUM_NOT_ALLOWED');
  return markPremium(registry, after.id, editor.id);
}
