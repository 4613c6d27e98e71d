import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage';
import { emulators } from '../session/emulators.ts';

/** Retry times of Cloud Storage (spec, section 9). */
const MAX_UPLOAD_RETRY_MS = 10 * 60_000;
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

/** Starts to upload a file; the SDK sends it in one piece up to 256 KB and resumably above (spec, section 4). */
export function startUploadTask(app: FirebaseApp, path: string, file: File): UploadTask {
  return uploadBytesResumable(ref(storageOf(app), path), file, { contentType: file.type });
}
