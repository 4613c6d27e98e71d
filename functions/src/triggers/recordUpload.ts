import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { MEDIA_BUCKET, MEDIA_BUCKET_REGION } from '../env.ts';
import { recordObject } from '../media/recordObject.ts';
import { storedObjectSchema } from '../media/uploadRecord.ts';

/** Every completed upload, at least once and in any order. A failure is delivered again for up to a day. */
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
