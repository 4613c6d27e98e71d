import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { watchReleases } from './newVersion.ts';

/** Announces a new release and offers to load it. The browser asks first when work would be lost. */
export function useNewVersion(): void {
  const { t } = useLanguage();
  const announce = useEffectEvent(() => {
    const action = { label: t('reload'), run: () => location.reload() };
    toastStore.show(t('newVersion'), { tone: 'notice', action });
  });

  useEffect(() => watchReleases(() => announce()), []);
}
