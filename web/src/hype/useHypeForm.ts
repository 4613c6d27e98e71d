import type { Hype } from '@hypelar/shared/hype';
import type { MediaKind, MediaRefusal } from '@hypelar/shared/media';
import { useState } from 'react';
import { draftOf, EMPTY_DRAFT, storedMeasure, type HypeDraft } from './draft.ts';
import { checkFile } from './mediaCheck.ts';
import { readVideoDuration } from './readVideoDuration.ts';
import { useCardSteps } from './useCardSteps.ts';

/** The state of the hype form and everything that changes it: of a new hype, or of the stored one as it is first given. */
export function useHypeForm(stored?: Hype) {
  const [draft, setDraft] = useState<HypeDraft>(() => (stored ? draftOf(stored) : EMPTY_DRAFT));

  const change = (part: Partial<HypeDraft>) => setDraft((current) => ({ ...current, ...part }));
  const cardSteps = useCardSteps(draft.cards, (cards) => change({ cards }));

  function chooseFile(kind: MediaKind, file: File) {
    const refusal = checkFile(kind, file);
    setDraft((current) => ({ ...current, files: { ...current.files, [kind]: { file, refusal } } }));
    if (kind === 'video') void measureVideo(file, refusal);
  }

  function keepStored(kind: MediaKind) {
    setDraft((current) => {
      const { [kind]: _, ...files } = current.files;
      const measure = kind === 'video' && current.stored ? storedMeasure(current.stored) : current.measure;
      return { ...current, files, measure };
    });
  }

  async function measureVideo(file: File, refusal: MediaRefusal | null) {
    change({ measure: null });
    if (refusal) return;
    const measure = await readVideoDuration(file);
    setDraft((current) => (current.files.video?.file === file ? { ...current, measure } : current));
  }

  function refuseFile(kind: MediaKind, refusal: MediaRefusal) {
    setDraft((current) => {
      const chosen = current.files[kind];
      return chosen ? { ...current, files: { ...current.files, [kind]: { ...chosen, refusal } } } : current;
    });
  }

  return {
    draft,
    cardSteps,
    setTitle: (title: string) => change({ title }),
    setArtist: (artist: string) => change({ artist }),
    setPremium: (isPremium: boolean) => change({ isPremium }),
    /** Takes over the duration that the server measured. */
    setVideoMs: (ms: number) => change({ measure: { ms } }),
    chooseFile,
    /** Takes a chosen file back: the one that the hype has stays. */
    keepStored,
    refuseFile,
  };
}

export type HypeFormState = ReturnType<typeof useHypeForm>;
