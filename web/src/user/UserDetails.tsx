import { hasFlag } from '@hypelar/shared/permission';
import type { HypeName, UserDetail } from '@hypelar/shared/user';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { activityPath } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { Panel } from '../ui/Panel.tsx';
import { userDetailTexts } from './userDetailTexts.ts';
import styles from './UserDetailScreen.module.css';
import { UserPicture } from './UserPicture.tsx';

/** The fields of a user (spec, section 2). The id is labelled as the user name. */
export function UserDetails({ user }: { user: UserDetail }) {
  const { t } = useLanguage(userDetailTexts);
  const maySeeActivity = hasFlag(useSession(), 'canCreateAdmins');
  return (
    <Panel title={t('userSection')}>
      <dl className={styles.fields}>
        <Field label={t('userName')}>{user.id}</Field>
        <Field label={t('userEmail')}>{user.email === '' ? <Absent /> : user.email}</Field>
        <Field label={t('userFullName')}>{user.name === '' ? <Absent /> : user.name}</Field>
        <Field label={t('userPicture')}>
          <UserPicture key={user.picture} address={user.picture} name={user.name || user.id} />
        </Field>
        <Field label={t('userLikes')}>
          <HypeNames hypes={user.likedHypes} />
        </Field>
        <Field label={t('userPurchases')}>
          <HypeNames hypes={user.purchasedHypes} />
        </Field>
        <Field label={t('userIsPremium')}>{String(user.isPremium)}</Field>
        <Field label={t('userPlan')}>{user.plan ?? <Absent />}</Field>
      </dl>
      {maySeeActivity && (
        <Link href={activityPath(`users/${user.id}`)} className={styles.activity}>
          {t('userActivity')}
        </Link>
      )}
    </Panel>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Absent() {
  const { t } = useLanguage(userDetailTexts);
  return <span className={styles.absent}>{t('absent')}</span>;
}

/** Names of hypes, each followed by a comma and a space (spec, section 2); trashed and unknown ones are marked. */
function HypeNames({ hypes }: { hypes: readonly HypeName[] }) {
  const { t } = useLanguage(userDetailTexts);
  if (hypes.length === 0) return <Absent />;
  return (
    <span className={styles.names}>
      {hypes.map(({ id, title, trashed }, index) => (
        <span key={`${index} ${id}`}>
          {title === null ? <span className={styles.mark}>{t('unknownHype', { id })}</span> : title}
          {trashed && <span className={styles.mark}>{` (${t('trashedHype')})`}</span>}
          {', '}
        </span>
      ))}
    </span>
  );
}
