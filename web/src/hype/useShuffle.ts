import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { hypeListTexts } from './hypeListTexts.ts';

/** Shuffles the order of all hypes, and offers to restore the one before. */
export function useShuffle() {
  const { t } = useLanguage(hypeListTexts);
  const failureText = useFailureText();
  const list = api.useUtils().hype.list;

  // After a refusal, or an answer that was lost, the list shows what is true.
  const failed = (error: unknown) => {
    toastStore.show(t('shuffleFailed', { reason: failureText(error) }), { tone: 'failed' });
    void list.invalidate();
  };
  const undo = api.hype.undoShuffle.useMutation({
    onSuccess: () => toastStore.show(t('shuffleUndone')),
    onError: (error) => {
      toastStore.show(t('undoFailed', { reason: failureText(error) }), { tone: 'failed' });
      void list.invalidate();
    },
  });
  const shuffle = api.hype.shuffle.useMutation({
    onSuccess: ({ total, version }) => {
      const action = { label: t('undo'), run: () => undo.mutate({ version }) };
      toastStore.show(t('shuffled', { total }), { action });
    },
    onError: failed,
  });

  return { shuffle: () => shuffle.mutate(), shuffling: shuffle.isPending || undo.isPending };
}
