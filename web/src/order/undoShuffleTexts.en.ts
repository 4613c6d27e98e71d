import type { UndoShuffleTextKey } from './undoShuffleTexts.ts';

export const en: Record<UndoShuffleTextKey, string> = {
  undo: 'Undo',
  shuffleUndone: 'The previous order is back.',
  undoFailed: 'The previous order could not be restored. {reason}',
  undoUnanswered: 'The server did not answer. The previous order may be back.',
};
