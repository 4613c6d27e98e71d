import { onSchedule } from 'firebase-functions/v2/scheduler';
import { sweepUploads as sweep } from '../media/sweepUploads.ts';
import { CLEANING } from './cleaning.ts';
import { requireNoFailures } from './requireNoFailures.ts';

/** Four times a day: removes abandoned reservations and objects. */
export const sweepUploads = onSchedule({ ...CLEANING, schedule: '15 */6 * * *' }, async () =>
  requireNoFailures(await sweep()),
);
