import { MEDIA_KINDS, type MediaKind } from '@hypelar/shared/media';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../session/auth.ts';
import { createUpload, UploadError, WAITING, type Upload, type UploadState } from '../upload/createUpload.ts';
import { startUploadTask } from '../upload/storage.ts';
import { chosenFiles } from './draft.ts';
import { readRefusal, type SubmitFailure } from './submitFailure.ts';
import {
  forgetRefused,
  randomName,
  submitHype,
  type FilesToSubmit,
  type SubmitMemory,
  type SubmitSteps,
} from './submitHype.ts';
import type { HypeFormState } from './useHypeForm.ts';

export type SubmitPhase = 'editing' | 'preparing' | 'uploading' | 'saving';

/** What differs between the submits of the form. `name` is what the log calls it. */
export type SubmitPlan = Pick<SubmitSteps, 'reserve' | 'save'> & {
  name: 'create' | 'edit';
  onDone: () => void;
  /** Takes up the hype as somebody else left it, in place of the form. */
  loadNewer?: () => void;
};

const NOTHING_SENT = { gif: WAITING, audio: WAITING, video: WAITING } satisfies Record<MediaKind, UploadState>;

/** Submits the form's draft by the plan: its progress, its failure, and the way to pause and cancel. */
export function useSubmitHype(form: HypeFormState, plan: SubmitPlan) {
  const { firebase, user } = useAuth();
  const [phase, setPhase] = useState<SubmitPhase>('editing');
  const [uploads, setUploads] = useState<Record<MediaKind, UploadState>>(NOTHING_SENT);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const memory = useRef<SubmitMemory>({ id: null, uploaded: {} });
  const running = useRef<{ kind: MediaKind; upload: Upload } | null>(null);
  const busy = useRef(false);

  useEffect(() => () => running.current?.upload.cancel(), []);

  async function upload(kind: MediaKind, path: string, file: File) {
    setPhase('uploading');
    const task = startUploadTask(firebase.app, path, file);
    const started = createUpload(task, (state) => setUploads((current) => ({ ...current, [kind]: state })));
    running.current = { kind, upload: started };
    await started.done;
  }

  function failed(error: unknown) {
    if (error instanceof UploadError) {
      const kind = running.current?.kind ?? 'gif';
      console.error('upload failed', kind, error.code);
      setFailure(error.code === 'canceled' ? { from: 'canceled' } : { from: 'upload', kind, code: error.code });
      return;
    }
    const refusal = readRefusal(error);
    const { code, details } = refusal;
    console.error(`${plan.name} hype failed`, code);
    forgetRefused(memory.current, refusal);
    const { kind } = details;
    if (kind) setUploads((current) => ({ ...current, [kind]: { phase: 'error', percent: 0 } }));
    if (code === 'UPLOAD_REFUSED' && kind) form.refuseFile(kind, details.refusal ?? 'NOT_MEDIA');
    if (code === 'CARD_TIME_MISMATCH' && details.durationMs !== undefined) form.setVideoMs(details.durationMs);
    setFailure(refusal);
  }

  async function submit() {
    if (busy.current) return;
    busy.current = true;
    const files = chosenFiles(form.draft);
    setFailure(null);
    setPhase('preparing');
    setUploads((current) => keepSent(current, memory.current, files));
    try {
      await submitHype(files, memory.current, {
        reserve: plan.reserve,
        refreshToken: async () => user?.getIdToken(true),
        upload,
        save: (uploaded) => {
          setPhase('saving');
          return plan.save(uploaded);
        },
        random: randomName,
      });
      plan.onDone();
    } catch (error) {
      failed(error);
      setPhase('editing');
    } finally {
      busy.current = false;
    }
  }

  return {
    phase,
    uploads,
    failure,
    submit,
    loadNewer: plan.loadNewer,
    pause: () => running.current?.upload.pause(),
    resume: () => running.current?.upload.resume(),
    cancel: () => running.current?.upload.cancel(),
  };
}

export type HypeSubmit = ReturnType<typeof useSubmitHype>;

/** The bars of a new attempt: what was sent before stays full, the rest starts anew. */
function keepSent(uploads: Record<MediaKind, UploadState>, memory: SubmitMemory, files: FilesToSubmit) {
  const kept = MEDIA_KINDS.filter((kind) => files[kind] && memory.uploaded[kind]?.file === files[kind]);
  return { ...NOTHING_SENT, ...Object.fromEntries(kept.map((kind) => [kind, uploads[kind]])) };
}
