import { MAX_DOC_BYTES, type Doc, type DocId } from '@hypelar/shared/docs';
import { hasFlag } from '@hypelar/shared/permission';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { formatTime } from '../i18n/format.ts';
import { activityPath } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Field } from '../ui/Field.tsx';
import { Note } from '../ui/Note.tsx';
import { docState, type DocDraft } from './docDraft.ts';
import styles from './DocsForm.module.css';
import { docsTexts } from './docsTexts.ts';

type DocFieldProps = {
  id: DocId;
  label: string;
  stored: Doc;
  draft: DocDraft | undefined;
  busy: boolean;
  onChange: (draft: DocDraft | undefined) => void;
};

const KIB = 1024;

/** One legal text with its size and when it was saved; when someone else saved it meanwhile, both texts and a choice. */
export function DocField({ id, label, stored, draft, busy, onChange }: DocFieldProps) {
  const { t, language } = useLanguage(docsTexts);
  const maySeeActivity = hasFlag(useSession(), 'canCreateAdmins');
  const { text, bytes, tooLong, conflict } = docState(stored, draft);
  const savedAt = stored.updatedAt === null ? null : formatTime(stored.updatedAt, language);
  // Rounded up, so that a text just above the limit does not read as just within it.
  const used = Math.ceil((bytes / KIB) * 10) / 10;
  const field = useRef<HTMLTextAreaElement>(null);
  const size = t('docSize', { used, limit: MAX_DOC_BYTES / KIB });

  function choose(chosen: DocDraft | undefined) {
    // The pressed button disappears with the conflict.
    field.current?.focus();
    onChange(chosen);
  }

  return (
    <div className={styles.doc}>
      <Field
        label={label}
        hint={`${savedAt === null ? t('docNeverSaved') : t('docSaved', { time: savedAt })} · ${size}`}
        error={tooLong ? t('docTooLong', { used }) : undefined}
      >
        {({ id: fieldId, className, describedBy, invalid }) => (
          <textarea
            ref={field}
            id={fieldId}
            className={classes(className, styles.text)}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            readOnly={busy}
            value={text}
            onChange={(event) => onChange({ text: event.target.value, seen: draft?.seen ?? stored })}
          />
        )}
      </Field>
      {maySeeActivity && (
        <Link href={activityPath(`docs/${id}`)} className={styles.activity}>
          {t('docActivity', { label })}
        </Link>
      )}
      {conflict && (
        <Note tone="error">
          <div className={styles.conflict}>
            <p>{t('docConflict', { time: savedAt ?? '' })}</p>
            <Field label={t('docTheirs')}>
              {({ id: fieldId, className }) => (
                <textarea id={fieldId} className={classes(className, styles.theirs)} readOnly value={conflict.detail} />
              )}
            </Field>
            <div className={styles.choices}>
              <Button onClick={() => choose({ text, seen: conflict })}>{t('keepMine')}</Button>
              <Button onClick={() => choose(undefined)}>{t('takeTheirs')}</Button>
            </div>
          </div>
        </Note>
      )}
    </div>
  );
}
