import { hasFlag, type Flag } from '@hypelar/shared/permission';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { useLeaveGuard } from '../shell/leaveGuard.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { permittedTexts } from './permittedTexts.ts';
import { useSession } from './session.ts';

type PermittedProps = { flag: Flag; heading: string; forbidden: string; children: ReactNode };

/** A screen for admins with the flag; for all others a page that says what is missing and who can give it. */
export function Permitted({ flag, heading, forbidden, children }: PermittedProps) {
  const { t } = useLanguage(permittedTexts);
  const { holds } = useLeaveGuard();
  // Unsaved work stays on the screen when the flag is taken away: the server refuses to save it, and says why.
  if (hasFlag(useSession(), flag) || holds()) return children;
  return (
    <Page heading={heading}>
      <Message heading={forbidden} text={t('askForPermission')}>
        <ButtonLink to={paths.hypes}>{t('toHome')}</ButtonLink>
      </Message>
    </Page>
  );
}
