import { inTransaction } from '../../src/firebase.ts';
import { readHypeDocument } from '../../src/hype/hypeRepository.ts';
import { readTrashed } from '../../src/hype/trashRepository.ts';
import { readReservation, removeReservation } from '../../src/media/reservationRepository.ts';
import { problem, type Problem } from './problem.ts';
import type { Records } from './records.ts';

/** Reservations whose hype is gone for good. The sweep handles those that never became a hype. */
export function checkReservations({ hypes, trash, reservations }: Records): Problem[] {
  return [...reservations]
    .filter(([id, reservation]) => reservation['forHype'] === true && !hypes.has(id) && !trash.has(id))
    .map(([id]) => problem('reservations', `uploads/${id}`, 'belongs to a hype that is gone'));
}

/** Removes a lost reservation, unless its hype exists after all. */
export function removeLostReservation(id: string): Promise<void> {
  return inTransaction(async (tx) => {
    const [hype, trashed, reservation] = await Promise.all([
      readHypeDocument(id, tx),
      readTrashed(id, tx),
      readReservation(id, tx),
    ]);
    if (!hype && !trashed && reservation?.forHype) removeReservation(tx, id);
  });
}
