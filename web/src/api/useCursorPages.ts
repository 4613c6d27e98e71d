import { useInfiniteQuery } from '@tanstack/react-query';

type PageRead = { cursor?: string };

type CursorPages<Page> = {
  key: readonly string[];
  /** Asks for the page after the cursor, or for the first one. */
  read: (page: PageRead, options: { signal: AbortSignal }) => Promise<Page>;
  enabled?: boolean;
};

/** Where a list is with its pages. */
export type PagesState = {
  isError: boolean;
  error: unknown;
  /** The next page could not be loaded: those before it are there. */
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  loadMore: () => void;
  /** After an error: asks again for what failed, the next page or the first ones. */
  retry: () => void;
};

/**
 * The pages of a list that goes on by cursor, kept in the cache under the key. Not tRPC's own hook for this, which sends
 * a direction that the API does not know.
 */
export function useCursorPages<Page extends { nextCursor: string | null }>({
  key,
  read,
  enabled = true,
}: CursorPages<Page>) {
  const pages = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }): PageRead | null => (nextCursor === null ? null : { cursor: nextCursor }),
    enabled,
  });
  return {
    ...pages,
    loadMore: () => void pages.fetchNextPage(),
    retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
  };
}

const FIRST_PAGE: PageRead = {};
