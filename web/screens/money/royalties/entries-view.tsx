import { ROYALTIES_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EntryFilter, useRoyaltyEntries, useRoyaltyOverview } from '../../../api/money/royalty.ts';
import { useDebounced } from '../../../parts/form/use-debounced.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyRoyalties } from './empty-royalties.tsx';
import { EntryCards } from './entry-cards.tsx';
import { EntryFilters } from './entry-filters.tsx';
import { EntryTable } from './entry-table.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { NO_FILTERS, useRoyaltyAddress } from './use-royalty-address.ts';

/**
 * Loads the entries one screen page at a time. Rare entries are spread over several responses, which are loaded until
 * the page is full.
 */
function useEntryList(filter: EntryFilter) {
  const list = useRoyaltyEntries(filter);
  const [requested, setRequested] = useState({ filter, count: ROYALTIES_PER_PAGE });
  // A new filter starts with one page again.
  const limit = requested.filter === filter ? requested.count : ROYALTIES_PER_PAGE;
  const pages = list.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const total = pages[0]?.total ?? null;
  const hasMore = list.hasNextPage && (total === null || items.length < total);
  const isShort = hasMore && items.length < limit && !list.isError;
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

/** Lists every entry of every report, filtered by the address. */
export function EntriesView() {
  const first = useRoyaltyOverview().data?.first_report ?? null;
  return first === null ? <Entries /> : <EmptyRoyalties first={first} />;
}

function Entries() {
  const { t } = useTranslation();
  const { filter, change } = useRoyaltyAddress();
  const debounced = useDebounced(filter, 250);
  const { list, items, total, freshness, isSearching, hasMore, showMore } = useEntryList(debounced);
  return (
    <Card title={t('royalty.view.entries')} action={<FreshnessNote freshness={freshness} />}>
      <EntryFilters />
      {items.length === 0 && isSearching && <SkeletonRows count={8} height="40px" />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && !isSearching && (
        <EmptyState
          title={t('royalty.none_found.title')}
          action={<Button onClick={() => change(NO_FILTERS)}>{t('royalty.filter.clear')}</Button>}
        >
          {t('royalty.none_found.text')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <EntryTable items={items} />
          <EntryCards items={items} />
          <MoreEntries
            shown={items.length}
            total={total}
            isSearching={isSearching}
            onMore={hasMore ? showMore : null}
          />
        </>
      )}
    </Card>
  );
}

type MoreProps = { shown: number; total: number | null; isSearching: boolean; onMore: (() => void) | null };

function MoreEntries({ shown, total, isSearching, onMore }: MoreProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <LoadMore
      shown={
        total === null
          ? t('royalty.shown_only', { shown: number(shown) })
          : t('royalty.shown', { shown: number(shown), total: number(total) })
      }
      more={onMore && t('royalty.more')}
      busy={isSearching}
      onMore={() => onMore?.()}
    />
  );
}
