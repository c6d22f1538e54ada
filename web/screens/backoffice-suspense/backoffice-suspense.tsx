import { SUSPENSE_REASONS, type SuspenseReason } from '@tangent/domain/royalty/sales-file.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBoardStores } from '../../api/backoffice.ts';
import { type SuspenseFilter, useSuspense } from '../../api/backoffice-suspense.ts';
import { formatNumber } from '../../parts/format.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useSettled } from '../../parts/use-settled.ts';
import { APP_PATHS } from '../../site/app-paths.ts';
import { formatMicroDollars } from '../../texts/format-dollars.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { GroupRow } from './group-row.tsx';
import { Pages } from './pages.tsx';

/** Money of reports that belongs to nobody yet; somebody who looks says whose it is. */
export function BackofficeSuspense() {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState<SuspenseFilter>({ page: 1 });
  const settled = useSettled(filter, 250);
  const suspense = useSuspense(settled);
  const { items = [], total = 0, lines = 0, gross_micros = 0 } = suspense.data ?? {};
  const amount = formatMicroDollars(gross_micros, i18n.language);
  return (
    <div className="grid gap-5">
      <PageTitle below={<BackToSales />}>{t('sales.suspense.title')}</PageTitle>
      <Card>
        <SuspenseFilterBar filter={filter} onChange={setFilter} />
        {suspense.isPending && <SkeletonRows count={6} />}
        {suspense.isError && !suspense.data && (
          <LoadFailed error={suspense.error} onRetry={() => void suspense.refetch()} />
        )}
        {suspense.data && total === 0 && (
          <EmptyState title={t('sales.suspense.empty.title')}>{t('sales.suspense.empty.text')}</EmptyState>
        )}
        {total > 0 && (
          <>
            <p role="status" className="mb-2 text-ink-2">
              {t('sales.suspense.sum', { amount, count: lines, lines: formatNumber(lines, i18n.language) })}
            </p>
            <ul>
              {items.map((group) => (
                <GroupRow key={JSON.stringify(group.key)} group={group} />
              ))}
            </ul>
            <Pages page={filter.page} total={total} onPage={(page) => setFilter({ ...filter, page })} />
          </>
        )}
      </Card>
    </div>
  );
}

function BackToSales() {
  const { t } = useTranslation();
  return (
    <Link className="text-link" to={APP_PATHS.sales}>
      {t('sales.title')}
    </Link>
  );
}

type SuspenseFilterBarProps = { filter: SuspenseFilter; onChange: (filter: SuspenseFilter) => void };

function SuspenseFilterBar({ filter, onChange }: SuspenseFilterBarProps) {
  const { t } = useTranslation();
  const stores = useBoardStores();
  // Another question begins on its first page.
  const change = (name: 'store_id' | 'reason' | 'search', value: string) => {
    const { [name]: _, ...rest } = filter;
    onChange({ ...rest, page: 1, ...(value === '' ? {} : { [name]: value as SuspenseReason }) });
  };
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3">
      <TextField
        type="search"
        label={t('sales.suspense.search')}
        value={filter.search ?? ''}
        maxLength={100}
        onChange={(event) => change('search', event.target.value)}
      />
      <SelectField
        label={t('sales.suspense.reason_title')}
        placeholder={t('sales.suspense.any_reason')}
        options={SUSPENSE_REASONS.map((reason) => ({ value: reason, label: t(`sales.suspense.reason.${reason}`) }))}
        value={filter.reason ?? ''}
        onChange={(event) => change('reason', event.target.value)}
      />
      <SelectField
        label={t('store.store')}
        placeholder={t('backoffice.deliveries.any_store')}
        options={(stores.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.store_id ?? ''}
        onChange={(event) => change('store_id', event.target.value)}
      />
    </div>
  );
}
