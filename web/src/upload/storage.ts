import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage';
import { emulators } from '../session/emulators.ts';
import { MAX_UPLOAD_RETRY_MS } from './createUpload.ts';

/** How long anything but an upload is retried, in ms (spec, section 9). */
const MAX_OPERATION_RETRY_MS = 2 * 60_000;

let storage: FirebaseStorage | null = null;

function storageOf(app: FirebaseApp): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(app);
  storage.maxUploadRetryTime = MAX_UPLOAD_RETRY_MS;
  storage.maxOperationRetryTime = MAX_OPERATION_RETRY_MS;
  const local = emulators();
  if (import.meta.env.VITE_EMULATORS && local) connectStorageEmulator(storage, '127.0.0.1', local.storagePort);
  return storage;
}

/** Starts uploading a file; the SDK sends it in one piece up to 256 KB and resumably above (spec, section 4). */
export function startUploadTask(app: FirebaseApp, path: string, file: File): UploadTask {
  return uploadBytesResumable(ref(storageOf(app), path), file, { contentType: file.type });
}

/** Whether the object exists with all its bytes. */
export async function hasObject(app: FirebaseApp, path: string, size: number): Promise<boolean> {
  try {
    return (await getMetadata(ref(storageOf(app), path))).size === size;
  } catch {
    return false;
  }
}

/** The object's download URL, with its token (spec, section 7). */
export function objectUrl(app: FirebaseApp, path: string): Promise<string> {
  return getDownloadURL(ref(storageOf(app), path));
}
