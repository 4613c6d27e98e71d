import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION, SCHEDULE_TIME_ZONE } from '../env.ts';
import { purgeTrash as purge } from '../hype/purgeTrash.ts';
import { requireNoFailures } from './requireNoFailures.ts';

/** Every night: deletes for good what has been in the trash for 30 days. */
export const purgeTrash = onSchedule(
  {
    schedule: '30 3 * * *',
    timeZone: SCHEDULE_TIME_ZONE,
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 1800,
    retryCount: 1,
    concurrency: 1,
    maxInstances: 1,
  },
  async () => requireNoFailures(await purge()),
);
