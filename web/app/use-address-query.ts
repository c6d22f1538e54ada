import { type MouseEvent, useContext } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext, useSearchParams } from 'react-router';
import { isPlainClick } from '../ui/is-plain-click.ts';

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

/** Returns the query of the page that is open or being opened: a choice of a moment ago may not be shown yet. */
export function readOpenedQuery({ state }: Pick<DataRouter, 'state'>): URLSearchParams {
  return new URLSearchParams((state.navigation.location ?? state.location).search);
}

/**
 * Keeps the choices of a page in its address, so that it can be bookmarked, shared and returned to; those of `defaults`
 * are left out.
 */
export function useAddressQuery<Changes extends AnyChanges>(path: string, defaults: AnyChanges) {
  const [query, setQuery] = useSearchParams();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const readCurrent = () => (router === undefined ? query : readOpenedQuery(router));
  /** Navigates to the changed address; while the user types, without a history entry for each letter. */
  const change = (changes: Changes, { isTyped = false } = {}) => {
    setQuery(changeQuery(readCurrent(), changes, defaults), { preventScrollReset: true, replace: isTyped });
  };
  /** Returns what a `Link` to the changed address needs; a click keeps a choice that the page does not show yet. */
  const linkProps = (changes: Changes) => {
    const next = changeQuery(query, changes, defaults);
    return {
      to: next.size > 0 ? `${path}?${next}` : path,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event) || readCurrent().toString() === query.toString()) return;
        event.preventDefault();
        change(changes);
      },
    };
  };
  return { query, linkProps, change };
}
