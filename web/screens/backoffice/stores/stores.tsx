import type { StoreOverview } from '@tangent/contract/catalogue/backoffice-store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackofficeStores } from '../../../api/catalogue/backoffice-store.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useShownRows } from '../../../parts/page/use-shown-rows.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StoreTable } from './store-table.tsx';

const PER_PAGE = 25;

/** Sorts unreachable stores first, then stores with something to decide, then stores with releases, then by name. */
export function sortStores(stores: readonly StoreOverview[]): StoreOverview[] {
  return [...stores].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

function rank({ connection, counts, overdue, set_aside, waiting }: StoreOverview): number {
  if (connection.state !== 'open') return 0;
  if (waiting > 0 || set_aside.count > 0 || overdue > 0 || (counts.refused ?? 0) + (counts.failed ?? 0) > 0) return 1;
  return Object.keys(counts).length > 0 ? 2 : 3;
}

/** Lists all stores: their transport, whether they can be reached, and how many releases have which status there. */
export function BackofficeStores() {
  const { t, i18n } = useTranslation();
  const storeList = useBackofficeStores();
  const [search, setSearch] = useState('');
  const word = search.trim().toLocaleLowerCase(i18n.language);
  const found = sortStores(storeList.data?.items ?? []).filter(({ name }) =>
    name.toLocaleLowerCase(i18n.language).includes(word),
  );
  const { shown, hasMore, showMore } = useShownRows(found, PER_PAGE, word);
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className="grid gap-5">
      <PageTitle>{t('backoffice.stores.title')}</PageTitle>
      {storeList.isPending && <SkeletonRows count={8} />}
      {storeList.isError && !storeList.data && (
        <LoadFailed error={storeList.error} onRetry={() => void storeList.refetch()} />
      )}
      {storeList.data && (
        <Card title={<StoreSummary stores={storeList.data.items} />}>
          <div className="mb-4 max-w-sm">
            <TextField
              type="search"
              label={t('backoffice.stores.search')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          {found.length === 0 ? (
            <EmptyState title={t('backoffice.stores.empty.title')}>{t('backoffice.stores.empty.text')}</EmptyState>
          ) : (
            <>
              <StoreTable stores={shown} />
              <LoadMore
                shown={t('backoffice.shown', { shown: number(shown.length), total: number(found.length) })}
                more={hasMore && t('backoffice.more')}
                onMore={showMore}
              />
            </>
          )}
        </Card>
      )}
    </div>
  );
}

function StoreSummary({ stores }: { stores: readonly StoreOverview[] }) {
  const { t } = useTranslation();
  const shut = stores.filter(({ connection }) => connection.state !== 'open').length;
  const confirmed = stores.filter(({ party_id_confirmed }) => party_id_confirmed).length;
  return <>{t('backoffice.stores.summary', { count: stores.length, confirmed, shut })}</>;
}
