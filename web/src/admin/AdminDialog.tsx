import type { Admin } from '@hypelar/shared/admin';
import { useState, type SubmitEvent } from 'react';
import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useLeaveGuard, useUnsavedWork } from '../shell/leaveGuard.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import dialogStyles from '../ui/Dialog.module.css';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { accessChanges } from './accessChanges.ts';
import styles from './AdminDialog.module.css';
import { adminListTexts } from './adminListTexts.ts';
import { LimitField } from './LimitField.tsx';
import { RoleBoxes } from './RoleBoxes.tsx';

/**
 * Changes an admin's roles, premium limit and whether the account is disabled. Sends only what was changed, and asks
 * before changes are dropped.
 */
export function AdminDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const { t } = useLanguage(adminListTexts);
  const failureText = useFailureText();
  const [wanted, setWanted] = useState(admin);
  const update = api.admin.update.useMutation({
    onSuccess: ({ email }) => {
      toastStore.show(t('adminSaved', { email }));
      onClose();
    },
  });
  const changes = accessChanges(admin, wanted);
  const busy = update.isPending;
  const { leaving } = useLeaveGuard();
  useUnsavedWork(changes !== null);
  const close = () => leaving(onClose);

  function change(changed: Partial<Admin>) {
    update.reset();
    setWanted({ ...wanted, ...changed });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (changes && !busy) update.mutate({ id: admin.id, ...changes });
  }

  return (
    <Dialog heading={admin.email} onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        <RoleBoxes value={wanted} disabled={busy} onChange={(flag, granted) => change({ [flag]: granted })} />
        <LimitField
          value={wanted.hypePremiumLimit}
          disabled={busy}
          onChange={(hypePremiumLimit) => change({ hypePremiumLimit })}
        />
        <label className={styles.disable}>
          <input
            type="checkbox"
            checked={wanted.disabled}
            disabled={busy}
            onChange={(event) => change({ disabled: event.target.checked })}
          />
          {t('disableAdmin')}
        </label>
        {update.isError && <ErrorNote heading={t('saveAdminFailed')} text={failureText(update.error)} />}
        <div className={dialogStyles.buttons}>
          <Button onClick={close}>{t('cancelEdit')}</Button>
          <Button type="submit" look="primary" aria-disabled={busy || !changes}>
            {t(busy ? 'savingAdmin' : 'saveAdmin')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
