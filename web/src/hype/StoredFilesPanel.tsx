import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './StoredFiles.module.css';
import { hypeFormTexts } from './hypeFormTexts.ts';

/** A new lazy component at each opening, so that a failed load is retried. */
const loadList = () => lazy(() => import('./StoredFiles.tsx'));

/** The stored files of a hype, loaded when the panel is opened. */
export function StoredFilesPanel({ hypeId, disabled }: { hypeId: string; disabled: boolean }) {
  const { t } = useLanguage(hypeFormTexts);
  const [List, setList] = useState<ReturnType<typeof loadList> | null>(null);
  return (
    <Panel title={t('storedFilesSection')}>
      <div className={styles.head}>
        <p className={styles.hint}>{t('storedFilesHint')}</p>
        <Button small aria-expanded={List !== null} onClick={() => setList(List ? null : loadList())}>
          {t(List ? 'storedFilesHide' : 'storedFilesShow')}
        </Button>
      </div>
      {List && (
        <CrashBoundary fallback={<p className={styles.hint}>{t('storedFilesNotLoaded')}</p>}>
          <Suspense fallback={<p className={styles.hint}>{t('loading')}</p>}>
            <List hypeId={hypeId} disabled={disabled} />
          </Suspense>
        </CrashBoundary>
      )}
    </Panel>
  );
}
