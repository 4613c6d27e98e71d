import { onObjectDeleted } from 'firebase-functions/v2/storage';
import { MEDIA_BUCKET, MEDIA_BUCKET_REGION } from '../env.ts';
import { recordRemoval as recordObjectRemoval } from '../media/recordObject.ts';
import { storedObjectSchema } from '../media/uploadRecord.ts';

/** Handles every deleted object, delivered at least once and in any order. Failures are retried for up to a day. */
export const recordRemoval = onObjectDeleted(
  {
    bucket: MEDIA_BUCKET,
    region: MEDIA_BUCKET_REGION,
    memory: '512MiB',
    // Each call is one short transaction; the nightly purge causes many.
    concurrency: 40,
    maxInstances: 5,
    timeoutSeconds: 60,
    retry: true,
  },
  (event) => recordObjectRemoval(storedObjectSchema.parse(event.data)),
);
