import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { MEDIA_BUCKET, MEDIA_BUCKET_REGION } from '../env.ts';
import { recordObject } from '../media/recordObject.ts';
import { storedObjectSchema } from '../media/uploadRecord.ts';

/** Handles every completed upload, delivered at least once and in any order. Failures are retried for up to a day. */
export const recordUpload = onObjectFinalized(
  {
    bucket: MEDIA_BUCKET,
    region: MEDIA_BUCKET_REGION,
    memory: '512MiB',
    // One probe may hold some 40 MB.
    concurrency: 8,
    timeoutSeconds: 300,
    maxInstances: 20,
    retry: true,
  },
  async (event) => {
    await recordObject(storedObjectSchema.parse(event.data));
  },
);
