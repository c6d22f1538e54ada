import { RELEASE_FILTERS, type ReleaseFilter } from '@tangent/domain/catalogue/release/release-filter.ts';
import { RELEASE_SORTS, type ReleaseSort } from '@tangent/domain/catalogue/release/release-sort.ts';
import { RELEASE_TYPES, type ReleaseType } from '@tangent/domain/catalogue/release/release-type.ts';
import { useMemo } from 'react';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';

/** Search, filters and order of the list; null where nothing is chosen. */
export type ListFilter = {
  readonly q: string;
  readonly status: ReleaseFilter | null;
  readonly artist: string | null;
  readonly type: ReleaseType | null;
  readonly sort: ReleaseSort;
};
export type ListChange = Partial<Record<keyof ListFilter, string | null>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const SEARCH_MAX_LENGTH = 100;

/** The changes that remove all filters; the order stays. */
export const NO_FILTERS: ListChange = { q: null, status: null, artist: null, type: null };

/** Reads the filters from the URL; invalid values are ignored. */
export function readListFilter(search: URLSearchParams): ListFilter {
  const artist = search.get('artist');
  return {
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    status: RELEASE_FILTERS.find((one) => one === search.get('status')) ?? null,
    artist: artist !== null && UUID.test(artist) ? artist : null,
    type: RELEASE_TYPES.find((one) => one === search.get('type')) ?? null,
    sort: RELEASE_SORTS.find((one) => one === search.get('sort')) ?? 'newest',
  };
}

export function hasFilter({ q, status, artist, type }: ListFilter): boolean {
  return q !== '' || status !== null || artist !== null || type !== null;
}

/** Keeps search, filters and order in the URL. */
export function useListQuery() {
  const { query, change } = useAddressQuery<ListChange>(APP_PATHS.releases, { sort: 'newest' });
  const filter = useMemo(() => readListFilter(query), [query]);
  return { filter, change };
}
