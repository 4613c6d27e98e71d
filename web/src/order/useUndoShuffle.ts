import { api } from '../api/api.ts';
import { isUnanswered } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { undoShuffleTexts } from './undoShuffleTexts.ts';

/**
 * Restores the order before the shuffle that returned this version, and reports the result: ORDER_CHANGED once anything
 * has changed the order since. Every admin may do it, as every one may shuffle.
 */
export function useUndoShuffle() {
  const { t } = useLanguage(undoShuffleTexts);
  const failureText = useFailureText();
  const cache = api.useUtils();
  const { mutate, isPending } = api.hype.undoShuffle.useMutation({
    onSuccess: () => toastStore.show(t('shuffleUndone')),
    onError: (error) => {
      const text = isUnanswered(error) ? t('undoUnanswered') : t('undoFailed', { reason: failureText(error) });
      toastStore.show(text, { tone: 'failed' });
      // Reloads everything that shows the order or its changes.
      void cache.invalidate();
    },
  });

  const undoShuffle = (version: number, onUndone = () => {}) => mutate({ version }, { onSuccess: onUndone });
  return { undoShuffle, undoing: isPending };
}
