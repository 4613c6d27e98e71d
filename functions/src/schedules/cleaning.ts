import type { ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { REGION, SCHEDULE_TIME_ZONE } from '../env.ts';

/** Options of the schedules that delete unneeded data: one run at a time, for half an hour at most. */
export const CLEANING = {
  timeZone: SCHEDULE_TIME_ZONE,
  region: REGION,
  memory: '512MiB',
  timeoutSeconds: 1800,
  retryCount: 1,
  concurrency: 1,
  maxInstances: 1,
} as const satisfies Omit<ScheduleOptions, 'schedule'>;
