import { Suspense, type ReactNode } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import { hypeFormTexts } from './hypeFormTexts.ts';
import styles from './CardsPanel.module.css';

type LoadedPartProps = { placeholder?: ReactNode; children: ReactNode };

/** A part of the cards that is loaded after the form. When it cannot be, the rest of the form goes on without it. */
export function LoadedPart({ placeholder, children }: LoadedPartProps) {
  const { t } = useLanguage(hypeFormTexts);
  return (
    <CrashBoundary fallback={<p className={styles.empty}>{t('partNotLoaded')}</p>}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </CrashBoundary>
  );
}
