import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { trashTexts } from './trashTexts.ts';

export type NamedHype = { id: string; title: string };

/**
 * Brings a hype back from the trash and says so, also when it could not stay premium; gives whether it is back. Works
 * after its screen is left.
 */
export function useRestoreHype() {
  const { t } = useLanguage(trashTexts);
  const failureText = useFailureText();
  const { mutateAsync, isPending } = api.hype.restore.useMutation();

  async function restore({ id, title }: NamedHype): Promise<boolean> {
    try {
      const { premiumLost, order } = await mutateAsync({ id });
      toastStore.show(t(premiumLost ? 'restoredNotPremium' : 'restored', { title, position: order }));
      return true;
    } catch (error) {
      toastStore.show(t('restoreFailed', { title, reason: failureText(error) }), { tone: 'failed' });
      return false;
    }
  }

  return { restore, restoring: isPending };
}
