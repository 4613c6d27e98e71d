import { defineTexts } from '../i18n/texts.ts';

const tr = {
  undo: 'Geri al',
  shuffleUndone: 'Önceki sıralama geri getirildi.',
  undoFailed: 'Önceki sıralama geri getirilemedi. {reason}',
  undoUnanswered: 'Sunucudan yanıt alınamadı. Önceki sıralama geri gelmiş olabilir.',
} as const;
export type UndoShuffleTextKey = keyof typeof tr;

/** The texts for undoing a shuffle. */
export const undoShuffleTexts = defineTexts(tr, async () => (await import('./undoShuffleTexts.en.ts')).en);
