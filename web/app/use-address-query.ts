import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router';

type AnyChanges = Readonly<Record<string, string | null | undefined>>;

/** Returns a query with changes. Empty values are left out, and default ones. */
export function changeQuery(query: URLSearchParams, changes: AnyChanges, defaults: AnyChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '' || value === defaults[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/**
 * Keeps the choices of a page in its address, so that it can be bookmarked, shared and returned to; those of `defaults`
 * are left out.
 */
export function useAddressQuery<Changes extends AnyChanges>(path: string, defaults: AnyChanges) {
  const [query, setQuery] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  /** Returns the address with changes. */
  const linkTo = (changes: Changes): string => {
    const next = changeQuery(query, changes, defaults);
    return next.size > 0 ? `${path}?${next}` : path;
  };
  /** Navigates to the changed address; while the user types, without a history entry for each letter. */
  const change = (changes: Changes, { isTyped = false } = {}) => {
    // The query of the page is older than a choice of a moment ago, whose address is still being opened.
    const opening = router?.state.navigation.location ?? router?.state.location;
    const current = opening === undefined ? query : new URLSearchParams(opening.search);
    setQuery(changeQuery(current, changes, defaults), { preventScrollReset: true, replace: isTyped });
  };
  return { query, linkTo, change };
}
