import { useState } from 'react';
import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { trashTexts } from './trashTexts.ts';
import { useRestoreHype, type NamedHype } from './useRestoreHype.ts';

/** Asks whether to delete a hype (spec, section 2), moves it to the trash and offers to bring it back. */
export default function DeleteHype({ hype, onClose }: { hype: NamedHype; onClose: () => void }) {
  const { t } = useLanguage(trashTexts);
  const failureText = useFailureText();
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
      toastStore.show(t('deleteFailed', { title, reason: failureText(error) }), { tone: 'failed' });
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
