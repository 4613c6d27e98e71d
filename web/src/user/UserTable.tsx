import type { UserRow } from '@hypelar/shared/user';
import { memo, type MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { userPath } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Spinner.tsx';
import table from '../ui/Table.module.css';
import type { CameFrom } from './cameFrom.ts';
import { userListTexts, type UserListTextKey } from './userListTexts.ts';
import styles from './UserTable.module.css';

const COLUMNS = [
  'columnId',
  'columnEmail',
  'columnName',
  'columnIsPremium',
  'columnPlan',
] as const satisfies readonly UserListTextKey[];

const COLUMN_STYLES: Partial<Record<UserListTextKey, string | undefined>> = {
  columnEmail: styles.emailColumn,
  columnIsPremium: styles.premiumColumn,
  columnPlan: styles.planColumn,
};

/** `query` is the search that found the users: their detail links back to it. */
type UserTableProps = { users: readonly UserRow[]; query: string; loading: boolean };

/** The table of users with the columns of the spec, section 2. A spinner stands in for the rows while they load. */
export function UserTable({ users, query, loading }: UserTableProps) {
  const { t } = useLanguage(userListTexts);
  return (
    <div className={table.frame}>
      <table className={classes(table.table, styles.table)} aria-label={t('usersTable')} aria-busy={loading}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={COLUMN_STYLES[column]}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loading ? (
            <tr>
              <td colSpan={COLUMNS.length} className={styles.loading}>
                <div role="status">
                  <Spinner label={t('loading')} />
                </div>
              </td>
            </tr>
          ) : (
            users.map((user) => <UserTableRow key={user.id} user={user} query={query} />)
          )}
        </tbody>
      </table>
    </div>
  );
}

const UserTableRow = memo(function UserTableRow({ user, query }: { user: UserRow; query: string }) {
  const { t } = useLanguage(userListTexts);
  const [, navigate] = useLocation();
  const path = userPath(user.id);
  const state: CameFrom = { usersQuery: query };

  /** The whole row opens the user; a click that ends a text selection does not. */
  function open(event: MouseEvent) {
    if (event.defaultPrevented || window.getSelection()?.type === 'Range') return;
    if (event.ctrlKey || event.metaKey) window.open(path, '_blank', 'noopener');
    else navigate(path, { state });
  }

  return (
    <tr className={styles.row} onClick={open}>
      <td className={styles.id}>
        {/* For the keyboard and for new tabs. The row must not open the user a second time. */}
        <Link href={path} state={state} onClick={(event) => event.stopPropagation()}>
          {user.id}
        </Link>
      </td>
      <td data-label={t('columnEmail')}>{user.email}</td>
      <td className={styles.name} data-label={t('columnName')}>
        {user.name}
      </td>
      <td data-label={t('columnIsPremium')}>{String(user.isPremium)}</td>
      <td data-label={t('columnPlan')} className={user.plan === null ? styles.none : undefined}>
        {user.plan ?? t('planNone')}
      </td>
    </tr>
  );
});
