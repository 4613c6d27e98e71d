import { defineBoolean, defineString, storageBucket } from 'firebase-functions/params';

/**
 * The region of the API and the schedules, near Turkey; the triggers default to it. The Hosting rewrite in
 * firebase.json must name the same.
 */
export const REGION = 'europe-west1';

/** The bucket that holds the media. */
export const MEDIA_BUCKET = defineString('MEDIA_BUCKET', {
  default: storageBucket,
  description: 'The Cloud Storage bucket of the media',
});

/** Storage triggers must run where their bucket is. */
export const MEDIA_BUCKET_REGION = defineString('MEDIA_BUCKET_REGION', {
  default: REGION,
  description: 'The location of that bucket',
});

/** Firestore triggers must run in or near the location of their database. */
export const DATABASE_REGION = defineString('DATABASE_REGION', {
  default: REGION,
  description: 'The region for triggers of the Firestore database: its location, or one near a multi-region',
});

/** When the hypes are shuffled, as a Unix crontab: weekly by default. */
export const SHUFFLE_SCHEDULE = defineString('SHUFFLE_SCHEDULE', {
  default: '0 3 * * 1',
  description: 'When the hypes are shuffled by themselves, as a Unix crontab: minute, hour, day, month, weekday',
});

/** Whether the scheduled shuffle is switched on. */
export const SHUFFLE_ENABLED = defineBoolean('SHUFFLE_ENABLED', {
  default: true,
  description: 'Whether the hypes are shuffled by themselves',
});

/** The time zone of every schedule. */
export const SCHEDULE_TIME_ZONE = defineString('SCHEDULE_TIME_ZONE', {
  default: 'Europe/Istanbul',
  description: 'The time zone of the schedules',
});

/** Whether every call must carry a Firebase App Check token, which only the web app itself can get. */
const APP_CHECK = defineBoolean('APP_CHECK', {
  default: false,
  description: 'Whether every call must carry an App Check token; first build the web app with VITE_APP_CHECK_SITE_KEY',
});
export const appCheckIsRequired = (): boolean => APP_CHECK.value();

/**
 * The name of the media bucket: MEDIA_BUCKET, else the project's default one. Outside Cloud Functions, as in scripts
 * and tests, the latter is `{project}.appspot.com`.
 */
export function mediaBucketName(): string {
  const { MEDIA_BUCKET: configured, FIREBASE_CONFIG, GCLOUD_PROJECT } = process.env;
  if (configured) return configured;
  if (FIREBASE_CONFIG) return MEDIA_BUCKET.value();
  if (GCLOUD_PROJECT) return `${GCLOUD_PROJECT}.appspot.com`;
  throw new Error('Set GCLOUD_PROJECT to the id of the Firebase project.');
}

/** Where browsers fetch objects from: Firebase's download host, or the emulator's (host:port in the environment). */
export function downloadOrigin(): string {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
}
