import { useLanguage } from '../i18n/language.tsx';
import { Permitted } from '../session/Permitted.tsx';
import { useSession } from '../session/session.ts';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { AdminForm } from './AdminForm.tsx';
import { adminTexts } from './adminTexts.ts';

/** The new admin form (spec, section 2), for admins with canCreateAdmins. */
export default function CreateAdminScreen() {
  const { t } = useLanguage(adminTexts);
  return (
    <Permitted flag="canCreateAdmins" heading={t('createAdminHeading')} forbidden={t('adminsForbidden')}>
      <Page heading={t('createAdminHeading')}>
        <NewAdmin />
      </Page>
    </Permitted>
  );
}

/** Nobody gives a limit above their own, and a new admin needs at least 1 (spec, section 6). */
function NewAdmin() {
  const { t } = useLanguage(adminTexts);
  return useSession().hypePremiumLimit < 1 ? <Message text={t('noLimitToGive')} /> : <AdminForm />;
}
