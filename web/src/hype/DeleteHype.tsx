import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/api.ts';
import { isUnanswered } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { trashTexts } from './trashTexts.ts';
import { useRestoreHype, type NamedHype } from './useRestoreHype.ts';

/**
 * Asks whether to delete a hype (spec, section 2), moves it to the trash and offers undo. A failure reloads the list;
 * when the outcome is unknown, the message links to the trash.
 */
export default function DeleteHype({ hype, onClose }: { hype: NamedHype; onClose: () => void }) {
  const { t } = useLanguage(trashTexts);
  const failureText = useFailureText();
  const [, navigate] = useLocation();
  const list = api.useUtils().hype.list;
  const { restore } = useRestoreHype();
  const { mutateAsync } = api.hype.delete.useMutation();
  const [deleting, setDeleting] = useState(false);
  const { id, title } = hype;

  async function confirm() {
    setDeleting(true);
    try {
      await mutateAsync({ id });
      toastStore.show(t('deleted', { title }), { action: { label: t('undo'), run: () => void restore(hype) } });
    } catch (error) {
      const unanswered = isUnanswered(error);
      const reason = failureText(error);
      const action = { label: t('trashHeading'), run: () => navigate(paths.trash) };
      toastStore.show(unanswered ? t('deleteUnanswered', { title }) : t('deleteFailed', { title, reason }), {
        tone: 'failed',
        ...(unanswered && { action }),
      });
      void list.invalidate();
    }
    onClose();
  }

  if (deleting) return <LoadingOverlay active label={t('loading')} />;
  return (
    <ConfirmDialog
      heading={`“${title}”`}
      text={t('deleteQuestion')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
