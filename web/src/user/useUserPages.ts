import { useState } from 'react';
import { api } from '../api/api.ts';
import { useCursorPages } from '../api/useCursorPages.ts';

const PAGE_SIZE = 100;

/**
 * The rows to show: the matches of the query when there are any, else all users (spec, section 2). While new rows
 * are loading (`pages.isPending`) the previous ones are kept; after a failure there are none. `matches` is undefined
 * while there is no search or no match.
 */
export function useUserPages(query: string) {
  const searching = query !== '';
  const { user } = api.useUtils().client;
  const all = useCursorPages({
    key: ['users'],
    read: (page, options) => user.list.query({ ...page, limit: PAGE_SIZE }, options),
  });
  const found = useCursorPages({
    key: ['users', query],
    read: (page, options) => user.search.query({ ...page, query, limit: PAGE_SIZE }, options),
    enabled: searching,
  });

  const matches = searching ? found.data?.pages[0]?.total : undefined;
  const noMatch = matches === 0;
  const shown = searching && !noMatch ? found : all;
  const [lastData, setLastData] = useState(shown.data);
  if (shown.data && shown.data !== lastData) setLastData(shown.data);

  return {
    rows: (shown.data ?? (shown.isError ? undefined : lastData))?.pages.flatMap(({ items }) => items) ?? [],
    matches: noMatch ? undefined : matches,
    noMatch,
    pages: shown,
  };
}
