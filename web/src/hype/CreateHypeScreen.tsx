import type { Session } from '@hypelar/shared/admin';
import { hasFlag } from '@hypelar/shared/permission';
import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { useUnsavedWork } from '../shell/leaveGuard.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { isTouched } from './draft.ts';
import { HypeForm } from './HypeForm.tsx';
import { useCreateHype } from './useCreateHype.ts';
import { useHypeForm } from './useHypeForm.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';

/** The new hype form (spec, section 2), for admins with canCreateHypes. */
export default function CreateHypeScreen() {
  const { t } = useLanguage(hypeFormTexts);
  const session = useSession();
  return (
    <Page heading={t('createHypeHeading')}>
      {hasFlag(session, 'canCreateHypes') ? (
        <NewHype session={session} />
      ) : (
        <Message heading={t('createHypeForbidden')} text={t('askForPermission')}>
          <ButtonLink to={paths.hypes}>{t('toHome')}</ButtonLink>
        </Message>
      )}
    </Page>
  );
}

function NewHype({ session }: { session: Session }) {
  const { t } = useLanguage(hypeFormTexts);
  const [, navigate] = useLocation();
  const form = useHypeForm();
  const release = useUnsavedWork(isTouched(form.draft));
  const submit = useCreateHype(form, () => {
    release();
    toastStore.show(t('createHypeDone'));
    navigate(paths.hypes);
  });
  return <HypeForm form={form} submit={submit} session={session} />;
}
