import { randomUUID } from 'node:crypto';
import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import { requirePermitted } from '../admin/requireAdmin.ts';
import { inTransaction } from '../firebase.ts';
import { countOpenReservations, insertReservation, readReservation } from '../media/reservationRepository.ts';
import { readHype } from './hypeRepository.ts';

/** How many reservations of one admin may wait to become a hype. */
export const MAX_OPEN_RESERVATIONS = 200;

/**
 * Gives an id under which files can be uploaded: a new one, or that of an existing hype whose files are to be replaced.
 * FLAG_MISSING, TOO_MANY_RESERVATIONS, HYPE_NOT_FOUND.
 */
export function reserveHype(admin: Admin, existingId?: string): Promise<{ id: string }> {
  return existingId === undefined ? reserveNew(admin) : reserveExisting(admin, existingId);
}

function reserveNew(admin: Admin): Promise<{ id: string }> {
  const id = randomUUID();
  return inTransaction(async (tx) => {
    await requirePermitted(admin.id, 'canCreateHypes', tx);
    if ((await countOpenReservations(tx, admin.id)) >= MAX_OPEN_RESERVATIONS) {
      throw new AppError('TOO_MANY_RESERVATIONS');
    }
    insertReservation(tx, { id, owner: admin.id, forHype: false, createdAt: Date.now() });
    return { id };
  });
}

function reserveExisting(admin: Admin, id: string): Promise<{ id: string }> {
  return inTransaction(async (tx) => {
    const [hype, reservation] = await Promise.all([
      readHype(id, tx),
      readReservation(id, tx),
      requirePermitted(admin.id, 'canEditHypes', tx),
    ]);
    if (!hype) throw new AppError('HYPE_NOT_FOUND');
    if (!reservation) insertReservation(tx, { id, owner: admin.id, forHype: true, createdAt: Date.now() });
    return { id };
  });
}
