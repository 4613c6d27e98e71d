import { MEDIA_TYPE, type MediaKind, type MediaRefusal } from '@hypelar/shared/media';
import { useState } from 'react';
import { storedMeasure, type ChosenFile, type HypeDraft } from './draft.ts';
import { checkFile } from './mediaCheck.ts';
import { measureVideo, readsAsHevc } from './measureVideo.ts';
import { useCardSteps } from './useCardSteps.ts';

/** The state of the hype form, which starts from the opened draft, and everything that changes it. */
export function useHypeForm(opened: HypeDraft) {
  const [draft, setDraft] = useState(opened);

  const change = (part: Partial<HypeDraft>) => setDraft((current) => ({ ...current, ...part }));
  const cardSteps = useCardSteps(draft.cards, (cards) => change({ cards }));

  function chooseFile(kind: MediaKind, file: File) {
    const refusal = checkFile(kind, file);
    setDraft((current) => ({
      ...withoutFile(current, kind),
      files: { ...current.files, [kind]: { file, refusal } },
    }));
    if (kind === 'video') void measureChosen(file, refusal);
    if (MEDIA_TYPE[kind] === 'video' && !refusal) void lookForHevc(kind, file);
  }

  function keepStored(kind: MediaKind) {
    setDraft((current) => {
      const measure = kind === 'video' && current.stored ? storedMeasure(current.stored) : current.measure;
      return { ...withoutFile(current, kind), measure };
    });
  }

  async function measureChosen(file: File, refusal: MediaRefusal | null) {
    change({ measure: null });
    if (refusal) return;
    const measured = await measureVideo(file);
    setDraft((current) => (current.files.video?.file === file ? { ...current, measure: measured } : current));
  }

  async function lookForHevc(kind: MediaKind, file: File) {
    if (await readsAsHevc(file)) setDraft((current) => withNote(current, { kind, file, note: { hevc: true } }));
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
    /** Drops a chosen file and keeps the stored one. */
    keepStored,
    refuseFile: (kind: MediaKind, refusal: MediaRefusal) =>
      setDraft((current) => withNote(current, { kind, note: { refusal } })),
  };
}

/** The draft without the chosen file of this kind. */
function withoutFile(draft: HypeDraft, kind: MediaKind): HypeDraft {
  const { [kind]: _chosen, ...files } = draft.files;
  const { [kind]: _name, ...askAgain } = draft.askAgain;
  return { ...draft, files, askAgain };
}

type FileNote = { kind: MediaKind; note: Partial<ChosenFile>; file?: File };

/** The draft with what was found out about a chosen file, unless another one has replaced it. */
function withNote(draft: HypeDraft, { kind, note, file }: FileNote): HypeDraft {
  const chosen = draft.files[kind];
  if (!chosen || (file && chosen.file !== file)) return draft;
  return { ...draft, files: { ...draft.files, [kind]: { ...chosen, ...note } } };
}

export type HypeFormState = ReturnType<typeof useHypeForm>;
