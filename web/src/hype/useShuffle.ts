import { hasFlag } from '@hypelar/shared/permission';
import { useLocation } from 'wouter';
import { api } from '../api/api.ts';
import { isUnanswered } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useUndoShuffle } from '../order/useUndoShuffle.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { toastStore } from '../ui/toastStore.ts';
import { hypeListTexts } from './hypeListTexts.ts';

/**
 * Shuffles the order of all hypes and offers undo. A failure reloads the list; when the outcome is unknown, the message
 * links to the activity, for admins who may see it: there a shuffle that was done can be undone.
 */
export function useShuffle() {
  const { t } = useLanguage(hypeListTexts);
  const failureText = useFailureText();
  const [, navigate] = useLocation();
  const maySeeActivity = hasFlag(useSession(), 'canCreateAdmins');
  const list = api.useUtils().hype.list;
  const { undoShuffle, undoing } = useUndoShuffle();
  const { mutate, isPending } = api.hype.shuffle.useMutation({
    onSuccess: ({ total, version }) => {
      const action = { label: t('undo'), run: () => undoShuffle(version) };
      toastStore.show(t('shuffled', { total }), { action });
    },
    onError: (error) => {
      const unanswered = isUnanswered(error);
      const text = unanswered ? t('unanswered') : t('shuffleFailed', { reason: failureText(error) });
      const action = { label: t('navActivity'), run: () => navigate(paths.activity) };
      toastStore.show(text, { tone: 'failed', ...(unanswered && maySeeActivity && { action }) });
      void list.invalidate();
    },
  });

  return { shuffle: () => mutate(), shuffling: isPending || undoing };
}
