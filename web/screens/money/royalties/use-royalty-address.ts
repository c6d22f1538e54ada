import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { EntryFilter } from '../../../api/royalty.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';

/** The filters of the entries, as named in the address. */
const FILTERS = ['from', 'to', 'platform', 'country', 'track', 'release', 'status', 'transaction_id'] as const;
type FilterName = (typeof FILTERS)[number];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHAPES: Record<FilterName, RegExp> = {
  from: MONTH,
  to: MONTH,
  track: ID,
  release: ID,
  platform: /^.{1,60}$/,
  country: /^[A-Z]{2}$/,
  status: /^(pending|paid)$/,
  transaction_id: /^.{1,40}$/,
};

/** Reads the filters from the address; impossible values are left out. */
export function readFilter(search: URLSearchParams): EntryFilter {
  const entries = FILTERS.flatMap((name) => {
    const value = search.get(name);
    return value !== null && SHAPES[name].test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as EntryFilter;
}

/** The views of the screen; each has an address. */
export const ROYALTY_VIEWS = ['overview', 'entries', 'statements', 'months', 'payouts', 'splits'] as const;
export type RoyaltyView = (typeof ROYALTY_VIEWS)[number];

/** The changes that remove all filters. */
export const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, null])) as Record<FilterName, null>;
export type FilterChange = Partial<Record<FilterName, string | null>>;

/** Keeps view, filters and the open entry in the address, so that it can be bookmarked, shared and returned to. */
export function useRoyaltyAddress() {
  const [search, setSearch] = useSearchParams();
  const view = ROYALTY_VIEWS.find((name) => name === search.get('view')) ?? 'overview';
  const filter = useMemo(() => readFilter(search), [search]);
  /** Returns the address with changes; a new filter closes the open entry. */
  const linkTo = (change: FilterChange & { view?: RoyaltyView; entry?: string | null }): string => {
    const next = new URLSearchParams(search);
    if (!('entry' in change)) next.delete('entry');
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    if (next.get('view') === 'overview') next.delete('view');
    return next.size > 0 ? `${APP_PATHS.royalties}?${next}` : APP_PATHS.royalties;
  };
  /** Navigates to the changed address; while the user types, without a history entry for each letter. */
  const change = (changes: Parameters<typeof linkTo>[0], { isTyped = false } = {}) => {
    const [, query = ''] = linkTo(changes).split('?');
    setSearch(new URLSearchParams(query), { preventScrollReset: true, replace: isTyped });
  };
  return { view, filter, entry: search.get('entry'), linkTo, change };
}
