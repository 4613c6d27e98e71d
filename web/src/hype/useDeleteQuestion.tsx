import type { HypeRow } from '@hypelar/shared/hype';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { CrashBoundary } from '../shell/CrashBoundary.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { hypeListTexts } from './hypeListTexts.ts';

const load = () => import('./DeleteHype.tsx');
/** A new lazy component for each question, so that a failed load is retried. */
const loadQuestion = () => lazy(load);

/** Asks before a hype is deleted. `wanted`: prefetch the dialog, since this admin may delete hypes. */
export function useDeleteQuestion(wanted: boolean): { ask: (hype: HypeRow) => void; question: ReactNode } {
  const { t } = useLanguage(hypeListTexts);
  const [asked, setAsked] = useState<{ hype: HypeRow; Question: ReturnType<typeof loadQuestion> } | null>(null);
  const close = () => setAsked(null);

  // Prefetched: when it is needed, the network may be down, or a release may have replaced it.
  useEffect(() => {
    if (wanted) void load().catch(() => null);
  }, [wanted]);

  function onCrash() {
    close();
    toastStore.show(t('partFailed'), { tone: 'failed' });
  }

  const question = asked && (
    <CrashBoundary fallback={null} onCrash={onCrash}>
      <Suspense fallback={<LoadingOverlay active label={t('loading')} />}>
        <asked.Question hype={asked.hype} onClose={close} />
      </Suspense>
    </CrashBoundary>
  );
  return { ask: (hype) => setAsked({ hype, Question: loadQuestion() }), question };
}
