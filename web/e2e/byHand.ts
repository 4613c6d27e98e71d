import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth';
import { connectStorageEmulator, getStorage, ref, uploadBytes } from 'firebase/storage';
import { readFileSync } from 'node:fs';
import { mediaFile } from './media.ts';

const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, GCLOUD_PROJECT, HYPELAR_URL } = process.env;

/** The response to one call over plain HTTP, as tRPC shapes it. */
export type Answer = {
  status: number;
  result?: { data: { id: string } };
  error?: { message: string; data: { code: string; appCode: string; details: { durationMs?: number } } };
};

/** A caller of the API and Storage without our web app, as a program or an attacker would be. */
export type Caller = {
  call: (procedure: string, input: unknown) => Promise<Answer>;
  upload: (path: string, file: string, contentType: string) => Promise<unknown>;
};

/** Calls a mutation with this token, or with none. */
export async function post(procedure: string, input: unknown, token?: string): Promise<Answer> {
  const response = await fetch(`${HYPELAR_URL}/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  });
  return { status: response.status, ...(await response.json()) };
}

/** Signs in with the web SDK and passes the caller to `use`. */
export async function asCaller(
  account: { email: string; password: string },
  use: (caller: Caller) => Promise<void>,
): Promise<void> {
  const app = initializeApp(
    { apiKey: 'demo', projectId: `${GCLOUD_PROJECT}`, storageBucket: `${GCLOUD_PROJECT}.appspot.com` },
    crypto.randomUUID(),
  );
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${FIREBASE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
    const { user } = await signInWithEmailAndPassword(auth, account.email, account.password);
    await use({
      call: async (procedure, input) => post(procedure, input, await user.getIdToken()),
      upload: uploader(app),
    });
  } finally {
    await deleteApp(app);
  }
}

function uploader(app: FirebaseApp): Caller['upload'] {
  const storage = getStorage(app);
  const [host = '', port] = (FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':');
  connectStorageEmulator(storage, host, Number(port));
  return (path, file, contentType) => uploadBytes(ref(storage, path), readFileSync(mediaFile(file)), { contentType });
}

/** Reserves an id and uploads the three committed files under it; returns the input of `hype.create`. */
export async function uploadedHype(caller: Caller) {
  const reserved = await caller.call('hype.reserve', {});
  const id = reserved.result?.data.id ?? '';
  const media = { gif: `hypes/${id}/gif-1`, audio: `hypes/${id}/audio-1`, video: `hypes/${id}/video-1` };
  await caller.upload(media.gif, 'gif.mp4', 'video/mp4');
  await caller.upload(media.audio, 'audio.mp3', 'audio/mpeg');
  await caller.upload(media.video, 'video.mp4', 'video/mp4');
  return { id, title: `Elle ${id}`, artist: 'Bora', timestamps: [cardOf(6000)], isPremium: false, media };
}

export const cardOf = (timestamp: number) => ({ timestamp, type: 'image' });
