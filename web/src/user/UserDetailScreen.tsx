import { userIdSchema } from '@hypelar/shared/userId';
import { useHistoryState, usePathname } from 'wouter/use-browser-location';
import { api } from '../api/api.ts';
import { readFailure } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { pathPart, paths } from '../paths.ts';
import { Permitted } from '../session/Permitted.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { listPath } from './cameFrom.ts';
import { userDetailTexts } from './userDetailTexts.ts';
import { UserDetails } from './UserDetails.tsx';
import { UserPlan } from './UserPlan.tsx';
import styles from './UserDetailScreen.module.css';

/** One user (spec, section 2), for admins with canCreateHypes. */
export default function UserDetailScreen() {
  const { t } = useLanguage(userDetailTexts);
  // Taken from the address as is: the router's own parameters are partly decoded.
  const part = usePathname().slice(`${paths.users}/`.length);
  const userId = pathPart(part);
  const list = listPath(useHistoryState<unknown>());
  return (
    <Permitted flag="canCreateHypes" heading={t('userHeading')} forbidden={t('userForbidden')}>
      <Page
        heading={t('userHeading')}
        actions={
          <ButtonLink look="plain" to={list}>
            {t('backToUsers')}
          </ButtonLink>
        }
      >
        {userId !== null && userIdSchema.safeParse(userId).success ? (
          <UserLoader key={userId} id={userId} />
        ) : (
          <UserMissing id={userId ?? part} />
        )}
      </Page>
    </Permitted>
  );
}

function UserLoader({ id }: { id: string }) {
  const { t } = useLanguage(userDetailTexts);
  const failureText = useFailureText();
  const user = api.user.get.useQuery({ id });

  if (user.isError && readFailure(user.error).code === 'USER_NOT_FOUND') return <UserMissing id={id} />;
  return (
    <>
      {user.isError && (
        <ErrorNote
          heading={t('userFailed')}
          text={failureText(user.error)}
          retryLabel={t('retry')}
          onRetry={() => void user.refetch()}
        />
      )}
      {user.data && (
        <div className={styles.parts}>
          <UserDetails user={user.data} />
          <UserPlan user={user.data} />
        </div>
      )}
      <LoadingOverlay active={user.isPending} label={t('loading')} />
    </>
  );
}

function UserMissing({ id }: { id: string }) {
  const { t } = useLanguage(userDetailTexts);
  return <Message heading={t('userMissing')} text={t('userMissingText', { id })} />;
}
