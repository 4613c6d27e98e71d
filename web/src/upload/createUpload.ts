import { storageErrorCode, type StorageErrorCode } from '@hypelar/shared/storageError';

/** The states of an upload (spec, section 4), and `waiting` before it starts. */
export type UploadPhase = 'waiting' | 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'success' | 'error';

export type UploadState = { phase: UploadPhase; percent: number };

export const WAITING: UploadState = { phase: 'waiting', percent: 0 };

/** What is used of the SDK's upload task. */
export type UploadTask = {
  pause: () => boolean;
  resume: () => boolean;
  cancel: () => boolean;
  on: (
    event: 'state_changed',
    next: (snapshot: { state: string; bytesTransferred: number; totalBytes: number }) => void,
    error: (error: { code: string }) => void,
    complete: () => void,
  ) => unknown;
};

/** An upload that ended without its file being stored. */
export class UploadError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode) {
    super(code);
    this.name = 'UploadError';
    this.code = code;
  }
}

export type Upload = {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  /** Settles when the upload has ended; rejects with an UploadError. */
  done: Promise<void>;
};

/** Drives one upload task and tells each state it comes to. */
export function createUpload(task: UploadTask, onState: (state: UploadState) => void): Upload {
  let state: UploadState = { phase: 'running', percent: 0 };

  function become(phase: UploadPhase, percent = state.percent) {
    state = { phase, percent };
    onState(state);
  }

  function phaseAt(taskState: string): UploadPhase {
    if (state.phase === 'canceling') return 'canceling';
    if (taskState === 'paused') return 'paused';
    return state.phase === 'pausing' ? 'pausing' : 'running';
  }

  onState(state);
  const done = new Promise<void>((resolve, reject) => {
    task.on(
      'state_changed',
      ({ state: taskState, bytesTransferred, totalBytes }) =>
        become(phaseAt(taskState), totalBytes > 0 ? Math.round((bytesTransferred / totalBytes) * 100) : 0),
      (error) => {
        const code = storageErrorCode(error.code);
        become(code === 'canceled' ? 'canceled' : 'error');
        reject(new UploadError(code));
      },
      () => {
        become('success', 100);
        resolve();
      },
    );
  });

  return {
    pause: () => {
      if (state.phase === 'running' && task.pause()) become('pausing');
    },
    resume: () => {
      if (['pausing', 'paused'].includes(state.phase) && task.resume()) become('running');
    },
    cancel: () => {
      if (['running', 'pausing', 'paused'].includes(state.phase) && task.cancel()) become('canceling');
    },
    done,
  };
}
