import { useRef, useState, type SubmitEvent } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import styles from './ActivityScreen.module.css';
import { activityTexts } from './activityTexts.ts';

type ActivityFilterProps = { target: string | null; onFilter: (target: string | null) => void };

/** Filters the changes by one item's path, such as `hypes/abc`. */
export function ActivityFilter({ target, onFilter }: ActivityFilterProps) {
  const { t } = useLanguage(activityTexts);
  const item = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(target ?? '');
  const [wrong, setWrong] = useState(false);
  const [knownTarget, setKnownTarget] = useState(target);
  if (knownTarget !== target) {
    // The target also changes without typing: by a link to one item, or by going back.
    setKnownTarget(target);
    setTyped(target ?? '');
    setWrong(false);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    const readable = wanted === '' || /^[A-Za-z]+\/[^/]+$/.test(wanted);
    setWrong(!readable);
    if (readable) onFilter(wanted === '' ? null : wanted);
  }

  function showAll() {
    // The button that has the focus disappears.
    item.current?.focus();
    onFilter(null);
  }

  return (
    <search>
      <form className={styles.filter} onSubmit={submit}>
        <div className={styles.item}>
          <Field
            label={t('activityItem')}
            hint={t('activityItemHint')}
            error={wrong ? t('activityItemWrong') : undefined}
          >
            {({ id, className, describedBy, invalid }) => (
              <input
                ref={item}
                id={id}
                className={className}
                aria-describedby={describedBy}
                aria-invalid={invalid}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit">{t('filterActivity')}</Button>
        {target !== null && <Button onClick={showAll}>{t('allActivity')}</Button>}
      </form>
    </search>
  );
}
