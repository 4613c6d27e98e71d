import type { UndoShuffleTextKey } from './undoShuffleTexts.ts';

export const en: Record<UndoShuffleTextKey, string> = {
  undo: 'Undo',
  shuffleUndone: 'The order before is back.',
  undoFailed: 'The order before could not be restored. {reason}',
  undoUnanswered: 'The server did not answer. The order before may be back.',
};
