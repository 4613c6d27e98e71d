import { mayChangeAdmin, mayResetPassword, type Admin } from '@hypelar/shared/admin';
import { FLAGS, hasFlag } from '@hypelar/shared/permission';
import { Link } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { activityPath } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import table from '../ui/Table.module.css';
import styles from './AdminTable.module.css';
import { adminListTexts } from './adminListTexts.ts';
import { adminTexts } from './adminTexts.ts';

type Actions = { onEdit: (admin: Admin) => void; onReset: (admin: Admin) => void };

/** All admins with their permissions. The row of one whom this admin may not change says why, without buttons. */
export function AdminTable({ admins, ...actions }: Actions & { admins: readonly Admin[] }) {
  const { t } = useLanguage(adminListTexts);
  return (
    <div className={table.frame}>
      <table className={classes(table.table, styles.table)} aria-label={t('adminsHeading')}>
        <thead>
          <tr>
            <th scope="col">{t('columnAdmin')}</th>
            <th scope="col">{t('columnRoles')}</th>
            <th scope="col" className={styles.limitColumn}>
              {t('columnLimit')}
            </th>
            <th scope="col" className={styles.stateColumn}>
              {t('columnState')}
            </th>
            <th scope="col" className={styles.actionsColumn}>
              {t('columnActions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {admins.map((admin) => (
            <AdminRow key={admin.id} admin={admin} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AdminRow({ admin, onEdit, onReset }: Actions & { admin: Admin }) {
  const { t } = useLanguage(adminListTexts);
  const session = useSession();
  const own = admin.id === session.id;
  const { email } = admin;
  return (
    <tr data-disabled={admin.disabled} className={styles.row}>
      <td className={styles.email}>
        <Link href={activityPath(`admins/${admin.id}`)}>{email}</Link>
        {own && <span className={styles.you}>{t('adminYou')}</span>}
      </td>
      <td data-label={t('columnRoles')}>
        <Roles admin={admin} />
      </td>
      <td data-label={t('columnLimit')} className={styles.limit}>
        {admin.hypePremiumLimit}
      </td>
      <td data-label={t('columnState')}>{t(admin.disabled ? 'adminDisabled' : 'adminActive')}</td>
      <td className={styles.actions}>
        {mayChangeAdmin(session, admin) ? (
          <div className={styles.buttons}>
            <Button small aria-label={t('editAdminOf', { email })} onClick={() => onEdit(admin)}>
              {t('editAdmin')}
            </Button>
            {!admin.disabled && mayResetPassword(session, admin) && (
              <Button small aria-label={t('resetPasswordOf', { email })} onClick={() => onReset(admin)}>
                {t('resetPassword')}
              </Button>
            )}
            {!mayResetPassword(session, admin) && <span className={styles.reason}>{t('limitAboveOwn')}</span>}
          </div>
        ) : (
          <span className={styles.reason}>{t(own ? 'ownAccount' : 'strongerAdmin')}</span>
        )}
      </td>
    </tr>
  );
}

function Roles({ admin }: { admin: Admin }) {
  const { t } = useLanguage(adminListTexts);
  const { t: role } = useLanguage(adminTexts);
  const held = FLAGS.filter((flag) => hasFlag(admin, flag));
  if (held.length === 0) return <span className={styles.reason}>{t('noRoles')}</span>;
  return (
    <ul className={styles.roles}>
      {held.map((flag) => (
        <li key={flag} title={role(flag)}>
          {flag}
        </li>
      ))}
    </ul>
  );
}
