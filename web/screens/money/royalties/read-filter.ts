import type { EntryFilter } from '../../../api/royalty.ts';

/** What narrows the lines down, as the address has it. */
export const FILTERS = ['from', 'to', 'platform', 'country', 'track', 'release', 'status', 'transaction_id'] as const;
export type FilterName = (typeof FILTERS)[number];

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

/** The filters of an address; what somebody typed into it and no filter could be is left out. */
export function readFilter(search: URLSearchParams): EntryFilter {
  const entries = FILTERS.flatMap((name) => {
    const value = search.get(name);
    return value !== null && SHAPES[name].test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as EntryFilter;
}
