import { storageErrorCode, type StorageErrorCode } from '@hypelar/shared/storageError';

/** The states of an upload (spec, section 4), and `waiting` before it starts. */
export type UploadPhase = 'waiting' | 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'success' | 'error';

export type UploadState = { phase: UploadPhase; percent: number };

export const WAITING: UploadState = { phase: 'waiting', percent: 0 };
export const SENT: UploadState = { phase: 'success', percent: 100 };

/** The part of the SDK's upload task that is used. */
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
  /** Tries again at once instead of waiting for the next attempt. */
  restart: () => void;
  /** Settles when the upload has ended; rejects with an UploadError. */
  done: Promise<void>;
};

type UploadEnds = {
  onState: (state: UploadState) => void;
  /** Whether the whole object is in the storage */
  hasArrived: () => Promise<boolean>;
  /** How long an upload may make no progress before it fails, in ms */
  quietMs?: number;
};

/** How long an upload is retried, in ms (spec, section 9). */
export const MAX_UPLOAD_RETRY_MS = 10 * 60_000;

/** Drives one upload task and reports each state it reaches. */
export function createUpload(
  task: UploadTask,
  { onState, hasArrived, quietMs = MAX_UPLOAD_RETRY_MS }: UploadEnds,
): Upload {
  let state: UploadState = { phase: 'running', percent: 0 };
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const isIn = (...phases: UploadPhase[]) => phases.includes(state.phase);

  function become(phase: UploadPhase, percent = state.percent) {
    if (isIn('success', 'error', 'canceled')) return;
    state = { phase, percent };
    clearTimeout(quiet);
    // A connection can die silently, and the SDK would wait for it forever.
    if (phase === 'running') quiet = setTimeout(giveUp, quietMs);
    onState(state);
  }

  function phaseAt(taskState: string): UploadPhase {
    if (isIn('canceling')) return 'canceling';
    if (taskState === 'paused') return 'paused';
    return isIn('pausing') ? 'pausing' : 'running';
  }

  const ended = Promise.withResolvers<void>();

  function succeed() {
    become('success', 100);
    ended.resolve();
  }

  function fail(code: StorageErrorCode) {
    become(code === 'canceled' ? 'canceled' : 'error');
    ended.reject(new UploadError(code));
  }

  function giveUp() {
    fail('retry-limit-exceeded');
    task.cancel();
  }

  async function failUnlessArrived() {
    if (await hasArrived()) succeed();
    else fail('unauthorized');
  }

  become('running');
  task.on(
    'state_changed',
    ({ state: taskState, bytesTransferred, totalBytes }) =>
      become(phaseAt(taskState), totalBytes > 0 ? Math.round((bytesTransferred / totalBytes) * 100) : 0),
    (error) => {
      const code = storageErrorCode(error.code);
      // When the answer for a small file is lost the SDK sends it again, but no object may be written twice.
      if (code === 'unauthorized') void failUnlessArrived();
      else fail(code);
    },
    succeed,
  );

  return {
    pause: () => {
      if (isIn('running') && task.pause()) become('pausing');
    },
    resume: () => {
      if (isIn('pausing', 'paused') && task.resume()) become('running');
    },
    cancel: () => {
      // The SDK does not cancel a paused upload: it is resumed, then canceled before it sends anything.
      if (isIn('paused')) task.resume();
      if (isIn('running', 'pausing', 'paused') && task.cancel()) become('canceling');
    },
    restart: () => {
      if (isIn('running') && task.pause()) task.resume();
    },
    done: ended.promise,
  };
}
