import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeliveryFilter, useBackofficeDeliveries } from '../../../api/distribution/backoffice-delivery.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { useDebounced } from '../../../parts/form/use-debounced.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { FilterBar } from './filter-bar.tsx';

/** Lists every release at every store, last changed first. */
export function BackofficeDeliveries() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<DeliveryFilter>({ attention: 'yes' });
  const debounced = useDebounced(filter, 250);
  const deliveries = useBackofficeDeliveries(debounced);
  const { items, total } = readPages(deliveries);
  return (
    <div className="grid gap-5">
      <PageTitle>{t('backoffice.deliveries.title')}</PageTitle>
      <Card>
        <FilterBar filter={filter} onChange={setFilter} />
        {deliveries.isPending && <SkeletonRows count={6} />}
        {deliveries.isError && !deliveries.data && (
          <LoadFailed error={deliveries.error} onRetry={() => void deliveries.refetch()} />
        )}
        {deliveries.data && total === 0 && (
          <EmptyState title={t('backoffice.deliveries.empty.title')}>
            {debounced.attention ? t('backoffice.deliveries.empty.attention') : t('backoffice.deliveries.empty.text')}
          </EmptyState>
        )}
        {total > 0 && (
          <>
            <DeliveryList items={items} />
            <MoreRows list={deliveries} />
          </>
        )}
      </Card>
    </div>
  );
}
