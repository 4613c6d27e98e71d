import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION, SCHEDULE_TIME_ZONE } from '../env.ts';
import { sweepUploads as sweep } from '../media/sweepUploads.ts';
import { requireNoFailures } from './requireNoFailures.ts';

/** Four times a day: removes abandoned reservations and objects. */
export const sweepUploads = onSchedule(
  {
    schedule: '15 */6 * * *',
    timeZone: SCHEDULE_TIME_ZONE,
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 1800,
    retryCount: 1,
    concurrency: 1,
    maxInstances: 1,
  },
  async () => requireNoFailures(await sweep()),
);
