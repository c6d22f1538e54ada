import { ROYALTIES_PER_PAGE } from '@tangent/domain/money-limits.ts';
import { useEffect, useState } from 'react';
import { type EntryFilter, useRoyaltyEntries } from '../../../api/royalty.ts';

/** Lines of the list, a page full at a time: what is rare comes in several answers, which are asked for until there are enough. */
export function useEntryList(filter: EntryFilter) {
  const list = useRoyaltyEntries(filter);
  const [requested, setRequested] = useState({ filter, count: ROYALTIES_PER_PAGE });
  // Another question begins with one page again.
  const wanted = requested.filter === filter ? requested.count : ROYALTIES_PER_PAGE;
  const pages = list.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const total = pages[0]?.total ?? null;
  const hasMore = list.hasNextPage && (total === null || items.length < total);
  const isShort = hasMore && items.length < wanted && !list.isError;
  const { isFetching, fetchNextPage } = list;
  useEffect(() => {
    if (isShort && !isFetching) void fetchNextPage();
  }, [isShort, isFetching, fetchNextPage]);
  return {
    list,
    items,
    total,
    hasMore,
    freshness: pages[0]?.freshness,
    isSearching: list.isPending || isShort || list.isFetchingNextPage,
    showMore: () => setRequested({ filter, count: items.length + ROYALTIES_PER_PAGE }),
  };
}
