import * as z from 'zod/mini';
import { mediaBucketName } from '../../src/env.ts';
import { problem, type Problem } from './problem.ts';

const configSchema = z.object({ storageBucket: z.string() });

/**
 * Checks that the functions and the web app use the same bucket. The web app uses the default bucket of its project, as
 * Hosting reports it at this origin; the storage rules are deployed to that one, too.
 */
export async function checkBucket(origin: string): Promise<Problem[]> {
  const config: unknown = await fetch(`${origin}/__/firebase/init.json`)
    .then((response) => response.json())
    .catch(() => null);
  const { data } = configSchema.safeParse(config);
  const ours = mediaBucketName();
  if (!data) return [problem('bucket', origin, 'does not tell to which bucket the web app uploads: deploy it')];
  const { storageBucket } = data;
  if (storageBucket === ours) return [];
  return [problem('bucket', origin, `uploads to ${storageBucket}, and MEDIA_BUCKET is ${ours}: make it the same`)];
}
