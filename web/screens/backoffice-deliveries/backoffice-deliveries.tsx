import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeliveryFilter, useBoardDeliveries } from '../../api/backoffice.ts';
import { formatNumber } from '../../parts/format.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useSettled } from '../../parts/use-settled.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { BoardTable } from './board-table.tsx';
import { FilterBar } from './filter-bar.tsx';

/** Every release at every store, what moved last first. */
export function BackofficeDeliveries() {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState<DeliveryFilter>({ attention: 'yes' });
  const settled = useSettled(filter, 250);
  const board = useBoardDeliveries(settled);
  const items = board.data?.pages.flatMap((page) => page.items) ?? [];
  const total = board.data?.pages[0]?.total ?? 0;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className="grid gap-5">
      <PageTitle>{t('backoffice.deliveries.title')}</PageTitle>
      <Card>
        <FilterBar filter={filter} onChange={setFilter} />
        {board.isPending && <SkeletonRows count={6} />}
        {board.isError && !board.data && <LoadFailed error={board.error} onRetry={() => void board.refetch()} />}
        {board.data && total === 0 && (
          <EmptyState title={t('backoffice.deliveries.empty.title')}>
            {settled.attention ? t('backoffice.deliveries.empty.attention') : t('backoffice.deliveries.empty.text')}
          </EmptyState>
        )}
        {total > 0 && (
          <>
            <BoardTable items={items} />
            <LoadMore
              shown={t('backoffice.shown', { shown: number(items.length), total: number(total) })}
              more={board.hasNextPage && t('backoffice.more')}
              busy={board.isFetchingNextPage}
              onMore={() => void board.fetchNextPage()}
            />
          </>
        )}
      </Card>
    </div>
  );
}
