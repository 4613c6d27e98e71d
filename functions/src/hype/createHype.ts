import { createHash } from 'node:crypto';
import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { cardCounts, cardTimesFitVideo, durationMs } from '@hypelar/shared/card';
import type { CreateHypeInput, Hype } from '@hypelar/shared/hype';
import { hasFlag } from '@hypelar/shared/permission';
import { markPremium, mayMarkPremium, premiumUsed } from '@hypelar/shared/premium';
import { requireAdmin } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { acceptedMedia, requireMediaUrls, requireOwnPaths } from '../media/acceptedMedia.ts';
import { closeReservation, readReservation, type Reservation } from '../media/reservationRepository.ts';
import { readSoundRegistry, writeRegistry } from '../premium/premiumRepository.ts';
import { insertHype, newHypeDocument, readHype } from './hypeRepository.ts';
import { writeHypeOrder } from './orderRepository.ts';
import { inOrderTransaction } from './orderTransaction.ts';

/**
 * Creates a hype from a reservation and its three recorded files, last in the order. A repeated request gives the hype
 * as it is now. RESERVATION_NOT_FOUND, NOT_YOUR_RESERVATION, HYPE_EXISTS (this id with other content, or in the trash),
 * UPLOAD_MISSING, UPLOAD_REFUSED, CARD_TIME_MISMATCH (spec, section 5), PREMIUM_NOT_ALLOWED.
 */
export async function createHype(admin: Admin, input: CreateHypeInput, now = Date.now()): Promise<Hype> {
  requireOwnPaths(input);
  const request = hashOf(input);
  const reservation = requireReservation(admin, await readReservation(input.id));
  const earlier = sameHype(await readHype(input.id), { reservation, request });
  if (earlier) return earlier;
  const urls = await requireMediaUrls(reservation, input.media);

  return inOrderTransaction(async (tx, order) => {
    const [creator, stored, existing, registry] = await Promise.all([
      requireAdmin(admin.id, tx),
      readReservation(input.id, tx),
      readHype(input.id, tx),
      input.isPremium ? readSoundRegistry(tx) : null,
    ]);
    if (!hasFlag(creator, 'canCreateHypes')) throw new AppError('FLAG_MISSING');
    const reserved = requireReservation(creator, stored);
    const replayed = sameHype(existing, { reservation: reserved, request });
    if (replayed) return replayed;

    const { media, durationSeconds } = acceptedMedia(reserved, input.media);
    const videoMs = durationMs(durationSeconds);
    if (!cardTimesFitVideo(input.timestamps, videoMs))
      throw new AppError('CARD_TIME_MISMATCH', { durationMs: videoMs });
    if (registry && !mayMarkPremium(creator, premiumUsed(registry, creator.id))) {
      throw new AppError('PREMIUM_NOT_ALLOWED');
    }

    const { id, title, artist, timestamps, isPremium } = input;
    const position = order.count + 1;
    const hype: Hype = {
      ...{ id, title, artist, timestamps, isPremium, media, order: position, duration: durationSeconds },
      ...urls,
      ...cardCounts(timestamps),
      createdAt: now,
      updatedAt: now,
    };
    const document = newHypeDocument(hype);
    insertHype(tx, id, document);
    writeHypeOrder(tx, { count: position, version: order.version + 1 });
    if (registry) writeRegistry(tx, markPremium(registry, id, creator.id), creator);
    closeReservation(tx, id, request);
    addAuditEntry(tx, now, {
      admin: { id: creator.id, email: creator.email },
      action: 'hype.create',
      target: `hypes/${id}`,
      before: null,
      after: document,
    });
    return hype;
  });
}

function requireReservation(admin: Admin, reservation: Reservation | null): Reservation {
  if (!reservation) throw new AppError('RESERVATION_NOT_FOUND');
  if (reservation.owner !== admin.id) throw new AppError('NOT_YOUR_RESERVATION');
  return reservation;
}

/** The hype as it is now if this very request created it, null when there is none yet. HYPE_EXISTS. */
function sameHype(hype: Hype | null, made: { reservation: Reservation; request: string }): Hype | null {
  const { forHype, requestHash } = made.reservation;
  // If the hype of the reservation does not exist, it is in the trash.
  if (forHype && (!hype || requestHash !== made.request)) throw new AppError('HYPE_EXISTS');
  return hype;
}

/** Tells a repeated request from another one with the same id. */
function hashOf({ id, title, artist, timestamps, isPremium, media }: CreateHypeInput): string {
  const cards = timestamps.map(({ timestamp, type }) => [timestamp, type]);
  const content = [id, title, artist, cards, isPremium, media.gif, media.audio, media.video];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
