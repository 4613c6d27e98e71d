import { onSchedule } from 'firebase-functions/v2/scheduler';
import { purgeTrash as purge } from '../hype/purgeTrash.ts';
import { CLEANING } from './cleaning.ts';
import { requireNoFailures } from './requireNoFailures.ts';

/** Every night: deletes for good what has been in the trash for 30 days. */
export const purgeTrash = onSchedule({ ...CLEANING, schedule: '30 3 * * *' }, async () =>
  requireNoFailures(await purge()),
);
