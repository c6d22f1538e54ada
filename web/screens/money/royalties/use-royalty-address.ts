import { useMemo } from 'react';
import type { EntryFilter } from '../../../api/money/royalty.ts';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';

/** The filters of the entries, as named in the address. */
const FILTERS = [
  'from',
  'to',
  'platform',
  'country',
  'track',
  'release',
  'payee',
  'status',
  'kind',
  'transaction_id',
] as const;
type FilterName = (typeof FILTERS)[number];

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHAPES: Record<FilterName, RegExp> = {
  from: MONTH,
  to: MONTH,
  track: ID,
  release: ID,
  payee: ID,
  platform: /^.{1,60}$/,
  country: /^[A-Z]{2}$/,
  status: /^(pending|paid)$/,
  kind: /^(sale|penalty|fee|chargeback|correction)$/,
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
type FilterChange = Partial<Record<FilterName, string | null>>;

type Changes = FilterChange & { readonly view?: RoyaltyView; readonly entry?: string | null };

/** Keeps view, filters and the open entry in the address. */
export function useRoyaltyAddress() {
  const { query, ...address } = useAddressQuery<Changes>(APP_PATHS.royalties, { view: 'overview' });
  const view = ROYALTY_VIEWS.find((name) => name === query.get('view')) ?? 'overview';
  const filter = useMemo(() => readFilter(query), [query]);
  // A new filter closes the open entry.
  const linkProps = (changes: Changes) => address.linkProps({ entry: null, ...changes });
  const change = (changes: Changes, options?: { isTyped: boolean }) =>
    address.change({ entry: null, ...changes }, options);
  return { view, filter, entry: query.get('entry'), linkProps, change };
}
