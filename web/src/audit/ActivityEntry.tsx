import type { AuditEntry } from '@hypelar/shared/audit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatTime } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.tsx';
import { activityPath } from '../paths.ts';
import { auditChanges, type FieldChange } from './auditChanges.ts';
import styles from './ActivityScreen.module.css';
import { activityTexts } from './activityTexts.ts';

/** Up to this many fields are shown at once, more on demand. */
const OPEN_FIELDS = 4;
/** A value with more characters scrolls. */
const LONG_TEXT = 300;

/** One change: when, who, what, each field before and after, and what can be done about it. */
export function ActivityEntry({ entry, children }: { entry: AuditEntry; children: ReactNode }) {
  const { t, language } = useLanguage(activityTexts);
  const changes = auditChanges(entry);
  return (
    <li className={styles.entry} tabIndex={-1}>
      <p className={styles.what}>
        <strong>{t(entry.action)}</strong>{' '}
        <Link
          href={activityPath(entry.target)}
          className={styles.target}
          title={t('onlyItem', { target: entry.target })}
        >
          {entry.target}
        </Link>
      </p>
      <p className={styles.who}>
        <time dateTime={new Date(entry.at).toISOString()}>{formatTime(entry.at, language)}</time>
        {' · '}
        {entry.admin.email === '' ? t('bySystem') : entry.admin.email}
      </p>
      {changes.length > 0 && (
        <details open={changes.length <= OPEN_FIELDS}>
          <summary className={styles.summary}>{t('changesOf', { count: changes.length })}</summary>
          <Changes changes={changes} />
        </details>
      )}
      {children}
    </li>
  );
}

/** Whether a date can hold this time: other programs write fields with such names, too, in units of their own. */
const isTime = (ms: number) => !Number.isNaN(new Date(ms).getTime());

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const { t, language } = useLanguage(activityTexts);
  const shown = ({ field }: FieldChange, value: FieldChange['before'], column: string) => {
    if (value === undefined || value === null) return <span className={styles.absent}>{t('fieldAbsent')}</span>;
    if (typeof value === 'number' && field.endsWith('At') && isTime(value)) return formatTime(value, language);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    // A textarea scrolls by keyboard too.
    if (text.length > LONG_TEXT)
      return <textarea readOnly rows={6} aria-label={`${field}: ${column}`} className={styles.long} value={text} />;
    return <div className={styles.value}>{text}</div>;
  };
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('changedField')}</th>
          <th scope="col">{t('changedBefore')}</th>
          <th scope="col">{t('changedAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.field}</th>
            <td>{shown(change, change.before, t('changedBefore'))}</td>
            <td>{shown(change, change.after, t('changedAfter'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
