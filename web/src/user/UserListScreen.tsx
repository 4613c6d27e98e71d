import { api } from '../api/api.ts';
import { PagesEnd } from '../api/PagesEnd.tsx';
import { useLanguage } from '../i18n/language.tsx';
import { Permitted } from '../session/Permitted.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { useDelayed } from '../ui/useDelayed.ts';
import { userListTexts } from './userListTexts.ts';
import { UserSearch } from './UserSearch.tsx';
import { UserTable } from './UserTable.tsx';
import { useUserPages } from './useUserPages.ts';
import { useUserSearch } from './useUserSearch.ts';

/** All users and the search among them (spec, section 2), for admins with canCreateHypes. */
export default function UserListScreen() {
  const { t } = useLanguage(userListTexts);
  return (
    <Permitted flag="canCreateHypes" heading={t('usersTable')} forbidden={t('usersForbidden')}>
      <UserList />
    </Permitted>
  );
}

function UserList() {
  const { t } = useLanguage(userListTexts);
  const { data: total } = api.user.count.useQuery();
  const search = useUserSearch();
  const users = useUserPages(search.query);
  const loading = useDelayed(users.pages.isPending);
  const { pages, rows } = users;

  return (
    <Page heading={total === undefined ? t('usersHeading') : t('usersHeadingTotal', { total })}>
      <UserSearch {...search} matches={users.matches} noMatch={users.noMatch} />
      {total === 0 && rows.length === 0 ? (
        <Message heading={t('usersEmptyHeading')} text={t('usersEmptyText')} />
      ) : (
        (!pages.isError || rows.length > 0) && <UserTable users={rows} query={search.query} loading={loading} />
      )}
      <PagesEnd pages={pages} failed={t('usersFailed')} />
    </Page>
  );
}
