import type { HypeRow } from '@hypelar/shared/hype';
import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import type { Range } from '../ui/visibleRange.ts';
import { PAGE_SIZE, pageInput, pageOf, pagesOf } from './hypePages.ts';

/** Pages scrolled past within this many ms are not requested. */
const SETTLE_MS = 100;

type HypePages = {
  /** The hype at a position counted from 1, undefined until its page has loaded */
  storedAt: (position: number) => HypeRow | undefined;
  /** How many there are, undefined until the first answer */
  total: number | undefined;
  pending: boolean;
  /** Why a needed page could not be loaded, and its retry */
  failure: { error: unknown; retry: () => void } | null;
};

/** The hypes by position. Loads the pages that hold the visible rows, each cached on its own. */
export function useHypePages(visible: Range): HypePages {
  const cache = api.useUtils().hype.list;
  const numbers = useSettledPages(pagesOf(visible));
  const pages = api.useQueries((query) => numbers.map((number) => query.hype.list(pageInput(number))));

  const latest = pages.reduce((one, other) => (other.dataUpdatedAt > one.dataUpdatedAt ? other : one));
  const failed = pages.find((page) => page.isError && !page.data);
  return {
    storedAt: (position) => cache.getData(pageInput(pageOf(position)))?.items[(position - 1) % PAGE_SIZE],
    total: latest.data?.total,
    pending: pages.some((page) => page.isPending),
    failure: failed ? { error: failed.error, retry: () => void failed.refetch() } : null,
  };
}

/** The page numbers, debounced; joined to a string, so that equal lists compare equal. */
function useSettledPages(pages: readonly number[]): readonly number[] {
  const key = pages.join();
  const [settled, setSettled] = useState(key);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  return settled.split(',').map(Number);
}
