import { onSchedule } from 'firebase-functions/v2/scheduler';
import { REGION, SCHEDULE_TIME_ZONE, SHUFFLE_ENABLED, SHUFFLE_SCHEDULE } from '../env.ts';
import { shuffleForSlot } from '../hype/shuffleHypes.ts';

/** The periodic shuffle. Runs are delivered at least once and may be retried; each scheduled time shuffles once. */
export const shuffleHypes = onSchedule(
  {
    schedule: SHUFFLE_SCHEDULE.toCEL(),
    timeZone: SCHEDULE_TIME_ZONE,
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 120,
    retryCount: 3,
    concurrency: 1,
    maxInstances: 1,
  },
  async ({ scheduleTime }) => {
    if (SHUFFLE_ENABLED.value()) await shuffleForSlot(Date.parse(scheduleTime));
  },
);
