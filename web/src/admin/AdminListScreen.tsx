import type { Admin } from '@hypelar/shared/admin';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { Permitted } from '../session/Permitted.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Page } from '../ui/Page.tsx';
import { AdminDialog } from './AdminDialog.tsx';
import { adminListTexts } from './adminListTexts.ts';
import { AdminTable } from './AdminTable.tsx';
import { ResetLinkDialog } from './ResetLinkDialog.tsx';

/** All admins, to change their access, disable them or reset their passwords; for admins with canCreateAdmins. */
export default function AdminListScreen() {
  const { t } = useLanguage(adminListTexts);
  const [edited, setEdited] = useState<Admin | null>(null);
  return (
    // Keeps the list while there are unsaved changes, and is evaluated again when the dialog of `edited` closes.
    <Permitted flag="canCreateAdmins" heading={t('adminsHeading')} forbidden={t('adminListForbidden')}>
      <AdminList onEdit={setEdited} />
      {edited && <AdminDialog admin={edited} onClose={() => setEdited(null)} />}
    </Permitted>
  );
}

function AdminList({ onEdit }: { onEdit: (admin: Admin) => void }) {
  const { t } = useLanguage(adminListTexts);
  const failureText = useFailureText();
  const admins = api.admin.list.useQuery();
  const [reset, setReset] = useState<Admin | null>(null);
  return (
    <Page
      heading={t('adminsHeading')}
      note={admins.data && t('adminsTotal', { total: admins.data.length })}
      actions={<ButtonLink to={paths.createAdmin}>{t('navNewAdmin')}</ButtonLink>}
    >
      {admins.data && <AdminTable admins={admins.data} onEdit={onEdit} onReset={setReset} />}
      {admins.isError && (
        <ErrorNote
          heading={t('adminsFailed')}
          text={failureText(admins.error)}
          retryLabel={t('retry')}
          onRetry={() => void admins.refetch()}
        />
      )}
      {reset && <ResetLinkDialog admin={reset} onClose={() => setReset(null)} />}
      <LoadingOverlay active={admins.isPending} label={t('loading')} />
    </Page>
  );
}
