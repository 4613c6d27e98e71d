import { MAX_QUERY_LENGTH } from '@hypelar/shared/userSearch';
import { useLanguage } from '../i18n/language.tsx';
import { userListTexts } from './userListTexts.ts';
import styles from './UserSearch.module.css';

type UserSearchProps = {
  typed: string;
  setTyped: (typed: string) => void;
  query: string;
  matches: number | undefined;
  noMatch: boolean;
};

/** The search box (spec, section 2) with how many users match, or that none does. */
export function UserSearch({ typed, setTyped, query, matches, noMatch }: UserSearchProps) {
  const { t } = useLanguage(userListTexts);
  return (
    <search className={styles.search}>
      <input
        type="search"
        className={styles.box}
        aria-label={t('searchUsers')}
        placeholder={t('searchPlaceholder')}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.result}>
        {matches !== undefined && t('matches', { query, total: matches })}
        {noMatch && t('noMatches', { query })}
      </p>
    </search>
  );
}
