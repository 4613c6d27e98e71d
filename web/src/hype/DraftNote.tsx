import { useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Note } from '../ui/Note.tsx';
import styles from './DraftNote.module.css';
import type { HypeDraft } from './draft.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';
import type { OpenedDraft } from './keptDraft.ts';

type DraftNoteProps = { restored: OpenedDraft['restored']; draft: HypeDraft; onDiscard: () => void };

/** Says that an unfinished form was restored and which files must be chosen again, and offers to start over. */
export function DraftNote({ restored, draft, onDiscard }: DraftNoteProps) {
  const { t } = useLanguage(hypeFormTexts);
  const [asking, setAsking] = useState(false);
  if (restored === 'no') return null;
  const names = Object.values(draft.askAgain);
  const hidesCards = draft.cards.length > 0 && !draft.stored && !draft.files.video;
  return (
    <Note tone="info">
      <div className={styles.text}>
        <strong>{t('draftRestored')}</strong>
        {restored === 'outdated' && <p>{t('draftOutdated')}</p>}
        {names.length > 0 && <p>{t('draftAskAgain', { names: names.join(', ') })}</p>}
        {hidesCards && <p>{t('draftCards', { count: draft.cards.length })}</p>}
      </div>
      <Button small onClick={() => setAsking(true)}>
        {t('draftDiscard')}
      </Button>
      {asking && (
        <ConfirmDialog
          heading={t('draftDiscardHeading')}
          text={t('draftDiscardText')}
          confirmLabel={t('draftDiscard')}
          cancelLabel={t('leaveStay')}
          onCancel={() => setAsking(false)}
          onConfirm={onDiscard}
        />
      )}
    </Note>
  );
}
