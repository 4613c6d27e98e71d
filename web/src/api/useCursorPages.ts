import { useInfiniteQuery } from '@tanstack/react-query';

type PageRead = { cursor?: string };

type CursorPages<Page> = {
  key: readonly string[];
  /** Fetches the page after the cursor, or the first page. */
  read: (page: PageRead, options: { signal: AbortSignal }) => Promise<Page>;
  enabled?: boolean;
};

/** The loading state of a paged list. */
export type PagesState = {
  isError: boolean;
  error: unknown;
  /** The next page could not be loaded; the earlier ones are there. */
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  loadMore: () => void;
  /** After an error: retries what failed, the next page or the whole list. */
  retry: () => void;
};

/**
 * The pages of a cursor-paged list, cached under the key. Not tRPC's own hook for this, which sends a direction that
 * the API does not know.
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
    // Several pages would be loaded again one after the other, whenever the tab regains focus.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= 1,
  });
  return {
    ...pages,
    loadMore: () => void pages.fetchNextPage(),
    retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
  };
}

const FIRST_PAGE: PageRead = {};
