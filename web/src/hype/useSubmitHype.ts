import type { MediaKind } from '@hypelar/shared/media';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../session/auth.ts';
import { toastStore } from '../ui/toastStore.ts';
import { createUpload, SENT, UploadError, WAITING, type Upload, type UploadState } from '../upload/createUpload.ts';
import { chosenFiles } from './draft.ts';
import { readRefusal, type SubmitFailure } from './submitFailure.ts';
import {
  forgetRefused,
  forgetSent,
  randomName,
  sentKinds,
  submitHype,
  type FilesToSubmit,
  type SubmitMemory,
  type SubmitSteps,
} from './submitHype.ts';
import { useHasLeft } from './useHasLeft.ts';
import type { HypeFormState } from './useHypeForm.ts';

export type SubmitPhase = 'editing' | 'preparing' | 'uploading' | 'saving';

/** What differs between creating and editing. `name` is its name in the log. */
export type SubmitPlan = Pick<SubmitSteps, 'reserve' | 'save'> & {
  name: 'create' | 'edit';
  /** The message after a success, even when the form was left meanwhile */
  doneText: string;
  /** Runs after a success, unless the form was left meanwhile */
  onDone: () => void;
  newer?: NewerHype;
};

/** What can be done with a hype that somebody else has changed or deleted meanwhile. */
export type NewerHype = {
  /** Opens it in place of the form, whose changes are dropped */
  load: () => void;
  /** Opens it with the form's changes applied */
  takeOver: () => void;
  /** Restores it from the trash, then opens it with the form's changes applied */
  bringBack: () => void;
};

type Uploads = Record<MediaKind, UploadState>;

/** The Storage SDK is as large as the form: it loads after the form, and a failed load is retried. */
const loadStorage = () => import('../upload/storage.ts');

const ALL_WAITING: Uploads = { gif: WAITING, audio: WAITING, video: WAITING };

/**
 * Submits the form's draft by the plan; returns its progress, its failure, and functions to pause and cancel. `memory`
 * holds what was sent before and records what is sent.
 */
export function useSubmitHype(form: HypeFormState, memory: SubmitMemory, plan: SubmitPlan) {
  const { firebase } = useAuth();
  const [phase, setPhase] = useState<SubmitPhase>('editing');
  const [uploads, setUploads] = useState(ALL_WAITING);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const running = useRef<{ kind: MediaKind; upload: Upload | null }>({ kind: 'gif', upload: null });
  const busy = useRef(false);
  const hasLeft = useHasLeft();

  useEffect(() => {
    // The SDK waits up to a minute between its attempts; once online again it need not.
    const goOn = () => running.current.upload?.restart();
    void loadStorage().catch(() => null);
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      running.current.upload?.cancel();
    };
  }, []);

  /** Cancels once the form was left: it must not create or change a hype. */
  function stopIfLeft() {
    if (hasLeft()) throw new UploadError('canceled');
  }

  async function upload(kind: MediaKind, path: string, file: File) {
    setPhase('uploading');
    running.current = { kind, upload: null };
    const { hasObject, startUploadTask } = await loadStorage().catch(() => {
      throw new UploadError('retry-limit-exceeded');
    });
    stopIfLeft();
    const started = createUpload(startUploadTask(firebase.app, path, file), {
      onState: (state) => setUploads((current) => ({ ...current, [kind]: state })),
      hasArrived: () => hasObject(firebase.app, path, file.size),
    });
    running.current = { kind, upload: started };
    await started.done;
  }

  function failed(error: unknown, files: FilesToSubmit) {
    if (error instanceof UploadError) {
      const { kind } = running.current;
      console.error('upload failed', kind, error.code);
      const keepsFiles = sentKinds(memory, files).length > 0;
      setFailure(
        error.code === 'canceled' ? { from: 'canceled' } : { from: 'upload', kind, code: error.code, keepsFiles },
      );
      return;
    }
    const refusal = readRefusal(error);
    const { code, details } = refusal;
    console.error(`${plan.name} hype failed`, code);
    const forgot = forgetRefused(memory, refusal);
    const sent = sentKinds(memory, files);
    const { kind } = details;
    setUploads({ ...onlySent(sent), ...(kind && { [kind]: { phase: 'error', percent: 0 } }) });
    if (code === 'UPLOAD_REFUSED' && kind) form.refuseFile(kind, details.refusal ?? 'NOT_MEDIA');
    if (code === 'CARD_TIME_MISMATCH' && details.durationMs !== undefined) form.setVideoMs(details.durationMs);
    setFailure({ ...refusal, keepsFiles: !forgot && sent.length > 0 });
  }

  async function submit() {
    if (busy.current) return;
    busy.current = true;
    const files = chosenFiles(form.draft);
    setFailure(null);
    setPhase('preparing');
    setUploads(onlySent(sentKinds(memory, files)));
    try {
      await submitHype(files, memory, {
        reserve: plan.reserve,
        refreshToken: async () => firebase.auth.currentUser?.getIdToken(true),
        upload,
        save: (uploaded) => {
          stopIfLeft();
          setPhase('saving');
          return plan.save(uploaded);
        },
        random: randomName,
      });
      toastStore.show(plan.doneText);
      if (!hasLeft()) plan.onDone();
    } catch (error) {
      failed(error, files);
      setPhase('editing');
    } finally {
      busy.current = false;
    }
  }

  /** Clears an upload's state when its slot gets another file. */
  function forgetUpload(kind: MediaKind) {
    setUploads((current) => ({ ...current, [kind]: WAITING }));
  }

  /** Makes the next submit start over: what was sent belongs to a hype that exists. */
  function beginAnew() {
    forgetSent(memory);
    setUploads(ALL_WAITING);
  }

  return {
    phase,
    uploads,
    failure,
    forgetUpload,
    beginAnew,
    submit,
    newer: plan.newer,
    pause: () => running.current.upload?.pause(),
    resume: () => running.current.upload?.resume(),
    cancel: () => running.current.upload?.cancel(),
  };
}

export type HypeSubmit = ReturnType<typeof useSubmitHype>;

/** The bars between two attempts: full for sent files, waiting for the rest. */
function onlySent(sent: readonly MediaKind[]): Uploads {
  return { ...ALL_WAITING, ...Object.fromEntries(sent.map((kind) => [kind, SENT])) };
}
