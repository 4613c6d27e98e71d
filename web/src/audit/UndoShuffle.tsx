import { useRef } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { undoShuffleTexts } from '../order/undoShuffleTexts.ts';
import { useUndoShuffle } from '../order/useUndoShuffle.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ActivityScreen.module.css';

/** Undoes a shuffle, even a scheduled one. Any admin may do that, so no flag is checked. */
export function UndoShuffle({ version }: { version: number }) {
  const { t } = useLanguage(undoShuffleTexts);
  const { undoShuffle, undoing } = useUndoShuffle();
  const box = useRef<HTMLDivElement>(null);

  // The button disappears once it is done: the focus moves to its entry.
  const onUndone = () => box.current?.closest('li')?.focus();

  return (
    <div ref={box} className={styles.undo}>
      <Button small aria-disabled={undoing} onClick={() => !undoing && undoShuffle(version, onUndone)}>
        {t('undo')}
      </Button>
    </div>
  );
}
