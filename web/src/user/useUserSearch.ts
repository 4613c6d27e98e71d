import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';

/** How long after the last letter the search begins (spec, section 9). */
const SEARCH_DEBOUNCE_MS = 500;

/**
 * What is typed into the search box and, 500 ms after the typing, what is searched. The latter stands in the address, so
 * that coming back from a user shows the same matches.
 */
export function useUserSearch() {
  const [parameters, setParameters] = useSearchParams();
  const query = (parameters.get('q') ?? '').trim();
  const [typed, setTyped] = useState(query);
  const [knownQuery, setKnownQuery] = useState(query);
  if (knownQuery !== query) {
    // Also changes without typing: a link to all users, a step back.
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
