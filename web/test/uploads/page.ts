import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { emulators } from '../../src/session/emulators.ts';
import { createUpload, UploadError, type UploadState } from '../../src/upload/createUpload.ts';
import { hasObject, startUploadTask } from '../../src/upload/storage.ts';
import { byteAt } from './bytes.ts';

/*
 * A page with only the upload code of the web app. The campaign opens it in a browser and calls `signIn` and `upload`.
 */

export type Project = { projectId: string; storageBucket: string; email: string; password: string };
/** What to upload: `bytes` bytes of `byteAt`, and how long it may make no progress, in ms. */
export type Wanted = { path: string; bytes: number; seed: number; quietMs: number };
/** How it ended: the error code or null, and the states on the way. */
export type Ended = { code: string | null; states: UploadState[] };

let app: ReturnType<typeof initializeApp> | null = null;

async function signIn({ email, password, ...project }: Project): Promise<void> {
  app = initializeApp({ apiKey: 'demo', ...project });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, emulators()?.authUrl ?? '', { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
}

async function upload({ path, bytes, seed, quietMs }: Wanted): Promise<Ended> {
  const at = app;
  if (!at) throw new Error('Sign in first.');
  const content = Uint8Array.from({ length: bytes }, (_, index) => byteAt(index, seed));
  const file = new File([content], 'video.mp4', { type: 'video/mp4' });
  const states: UploadState[] = [];
  const { done } = createUpload(startUploadTask(at, path, file), {
    onState: (state) => states.push(state),
    hasArrived: () => hasObject(at, path, bytes),
    quietMs,
  });
  const code = await done.then(
    () => null,
    (error: unknown) => (error instanceof UploadError ? error.code : String(error)),
  );
  return { code, states };
}

Object.assign(globalThis, { signIn, upload });
