import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';

/** How long after the last keystroke the search starts (spec, section 9). */
const SEARCH_DEBOUNCE_MS = 500;

/**
 * The text typed into the search box and, debounced by 500 ms, the query. The query is kept in the address, so that
 * coming back from a user shows the same matches.
 */
export function useUserSearch() {
  const [parameters, setParameters] = useSearchParams();
  const query = (parameters.get('q') ?? '').trim();
  const [typed, setTyped] = useState(query);
  const [knownQuery, setKnownQuery] = useState(query);
  if (knownQuery !== query) {
    // The query also changes without typing: by a link to all users, or by going back.
    setKnownQuery(query);
    if (typed.trim() !== query) setTyped(query);
  }

  const wanted = typed.trim();
  const search = useEffectEvent((text: string) => setParameters(text === '' ? {} : { q: text }, { replace: true }));
  useEffect(() => {
    if (wanted === query) return;
    const timer = setTimeout(() => search(wanted), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, query]);

  return { typed, setTyped, query };
}
