import { api } from '../api/api.ts';
import { isUnanswered } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { trashTexts } from './trashTexts.ts';

export type NamedHype = { id: string; title: string };

/**
 * Restores a hype from the trash and says so, also when it could not stay premium; resolves to whether it was restored.
 * Works even after its screen is left.
 */
export function useRestoreHype() {
  const { t } = useLanguage(trashTexts);
  const failureText = useFailureText();
  const cache = api.useUtils();
  const { mutateAsync, isPending } = api.hype.restore.useMutation();

  async function restore({ id, title }: NamedHype): Promise<boolean> {
    try {
      const { premiumLost, order } = await mutateAsync({ id });
      toastStore.show(t(premiumLost ? 'restoredNotPremium' : 'restored', { title, position: order }));
      return true;
    } catch (error) {
      const reason = failureText(error);
      const text = isUnanswered(error) ? t('restoreUnanswered', { title }) : t('restoreFailed', { title, reason });
      toastStore.show(text, { tone: 'failed' });
      // Reloads the trash and the list, so that they show the actual state.
      void cache.invalidate();
      return false;
    }
  }

  return { restore, restoring: isPending };
}
