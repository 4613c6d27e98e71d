import { lazy, Suspense, useEffect } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import { Panel } from '../ui/Panel.tsx';
import styles from './CardsPanel.module.css';
import type { HypeFormState } from './useHypeForm.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';

const loadCards = () => import('./CardsBody.tsx');
const CardsBody = lazy(loadCards);

/** The time cards of the video, once there is one. Their code loads while the rest of the form is filled in. */
export function CardsPanel({ form, disabled }: { form: HypeFormState; disabled: boolean }) {
  const { t } = useLanguage(hypeFormTexts);
  const { files, stored } = form.draft;

  useEffect(() => {
    loadCards().catch(() => console.error('the cards could not be loaded'));
  }, []);

  return (
    <Panel title={t('cardsSection')}>
      {files.video || stored ? (
        <CrashBoundary fallback={<p className={styles.note}>{t('cardsNotLoaded')}</p>}>
          <Suspense fallback={<div className={styles.loading} />}>
            <CardsBody form={form} disabled={disabled} />
          </Suspense>
        </CrashBoundary>
      ) : (
        <p className={styles.note}>{t('cardsNeedVideo')}</p>
      )}
    </Panel>
  );
}
