import { MEDIA_KINDS, type MediaKind } from '@hypelar/shared/media';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { useAuth } from '../session/auth.ts';
import { createUpload, UploadError, WAITING, type Upload, type UploadState } from '../upload/createUpload.ts';
import { startUploadTask } from '../upload/storage.ts';
import type { HypeDraft } from './draft.ts';
import { readRefusal, type SubmitFailure } from './submitFailure.ts';
import { forgetRefused, randomName, submitHype, type HypeToSubmit, type SubmitMemory } from './submitHype.ts';
import type { HypeFormState } from './useHypeForm.ts';

export type SubmitPhase = 'editing' | 'preparing' | 'uploading' | 'saving';

const NOTHING_SENT = { gif: WAITING, audio: WAITING, video: WAITING } satisfies Record<MediaKind, UploadState>;

/** Submits the form's draft: its progress, its failure, and the way to pause and cancel. `onDone` after a success. */
export function useCreateHype(form: HypeFormState, onDone: () => void) {
  const { firebase, user } = useAuth();
  const reserve = api.hype.reserve.useMutation();
  const create = api.hype.create.useMutation();
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
    console.error('create hype failed', code);
    forgetRefused(memory.current, refusal);
    const { kind } = details;
    if (kind) setUploads((current) => ({ ...current, [kind]: { phase: 'error', percent: 0 } }));
    if (code === 'UPLOAD_REFUSED' && kind) form.refuseFile(kind, details.refusal ?? 'NOT_MEDIA');
    if (code === 'CARD_TIME_MISMATCH' && details.durationMs !== undefined) form.setVideoMs(details.durationMs);
    setFailure(refusal);
  }

  async function submit() {
    const hype = completeHype(form.draft);
    if (!hype || busy.current) return;
    busy.current = true;
    setFailure(null);
    setPhase('preparing');
    setUploads((current) => keepSent(current, memory.current, hype));
    try {
      await submitHype(hype, memory.current, {
        reserve: async () => (await reserve.mutateAsync({})).id,
        refreshToken: async () => user?.getIdToken(true),
        upload,
        create: (input) => {
          setPhase('saving');
          return create.mutateAsync(input);
        },
        random: randomName,
      });
      onDone();
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
    pause: () => running.current?.upload.pause(),
    resume: () => running.current?.upload.resume(),
    cancel: () => running.current?.upload.cancel(),
  };
}

export type HypeSubmit = ReturnType<typeof useCreateHype>;

function completeHype({ title, artist, files, cards, isPremium }: HypeDraft): HypeToSubmit | null {
  const { gif, audio, video } = files;
  if (!gif || !audio || !video) return null;
  return { title, artist, cards, isPremium, files: { gif: gif.file, audio: audio.file, video: video.file } };
}

/** The bars of a new attempt: what was sent before stays full, the rest starts anew. */
function keepSent(uploads: Record<MediaKind, UploadState>, memory: SubmitMemory, hype: HypeToSubmit) {
  const kept = MEDIA_KINDS.filter((kind) => memory.uploaded[kind]?.file === hype.files[kind]);
  return { ...NOTHING_SENT, ...Object.fromEntries(kept.map((kind) => [kind, uploads[kind]])) };
}
