import { cardsWithTimes, MAX_CARDS, parseTimes, resizeCards, type Card } from '@hypelar/shared/card';
import type { Hype } from '@hypelar/shared/hype';
import type { MediaKind, MediaRefusal } from '@hypelar/shared/media';
import { useRef, useState } from 'react';
import { draftOf, EMPTY_DRAFT, storedMeasure, type HypeDraft, type Sentence } from './draft.ts';
import { checkFile } from './mediaCheck.ts';
import { readVideoDuration } from './readVideoDuration.ts';

/** The state of the hype form and everything that changes it: of a new hype, or of the stored one as it is first given. */
export function useHypeForm(stored?: Hype) {
  const [draft, setDraft] = useState<HypeDraft>(() => (stored ? draftOf(stored) : EMPTY_DRAFT));
  const [timesProblem, setTimesProblem] = useState<Sentence | null>(null);
  // The cards before a text field was edited: half-typed numbers shrink the list and must lose nothing for good.
  const cardsBefore = useRef<readonly Card[] | null>(null);

  const change = (part: Partial<HypeDraft>) => setDraft((current) => ({ ...current, ...part }));

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

  function setCardCount(count: number) {
    cardsBefore.current ??= draft.cards;
    change({ cards: resizeCards(cardsBefore.current, Math.min(Math.max(count, 0), MAX_CARDS)) });
  }

  function setTimes(text: string) {
    const { times, badTokens } = parseTimes(text);
    const tooMany = times.length > MAX_CARDS;
    if (badTokens.length > 0) setTimesProblem({ key: 'badTimes', values: { tokens: badTokens.join(', ') } });
    else if (tooMany) setTimesProblem({ key: 'tooManyTimes', values: { max: MAX_CARDS, count: times.length } });
    else setTimesProblem(null);
    if (badTokens.length > 0 || tooMany || times.length === 0) return;
    cardsBefore.current ??= draft.cards;
    change({ cards: cardsWithTimes(cardsBefore.current, times) });
  }

  function setCard(index: number, card: Card) {
    setDraft((current) => ({ ...current, cards: current.cards.map((old, at) => (at === index ? card : old)) }));
  }

  return {
    draft,
    timesProblem,
    setTitle: (title: string) => change({ title }),
    setArtist: (artist: string) => change({ artist }),
    setPremium: (isPremium: boolean) => change({ isPremium }),
    /** Takes over the duration that the server measured. */
    setVideoMs: (ms: number) => change({ measure: { ms } }),
    chooseFile,
    /** Takes a chosen file back: the one that the hype has stays. */
    keepStored,
    refuseFile,
    setCardCount,
    setTimes,
    setCard,
    /** Ends the editing of the card count or of the times. */
    settleCards: () => {
      cardsBefore.current = null;
    },
  };
}

export type HypeFormState = ReturnType<typeof useHypeForm>;
