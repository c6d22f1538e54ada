import type { StoreMonthOverview } from '@tangent/contract/money/store-month.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackofficeStores } from '../../../api/catalogue/backoffice-store.ts';
import { useBackofficeStoreMonths } from '../../../api/money/backoffice-money.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useShownRows } from '../../../parts/page/use-shown-rows.ts';
import { formatDate, formatDateTime, formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

const PER_PAGE = 25;

/** Compares, month by month, what each store was expected to report and pay with what it did. */
export function StoreMonths() {
  const { t, i18n } = useTranslation();
  const [storeId, setStoreId] = useState('');
  const stores = useBackofficeStores();
  const months = useBackofficeStoreMonths(storeId === '' ? {} : { store_id: storeId });
  const columns = useColumns();
  const { items = [], as_of = null } = months.data ?? {};
  const { shown, hasMore, showMore } = useShownRows(items, PER_PAGE, storeId);
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Card>
      <div className="mb-4 max-w-xs">
        <SelectField
          label={t('store.store')}
          placeholder={t('backoffice.deliveries.any_store')}
          options={(stores.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={storeId}
          onChange={(event) => setStoreId(event.target.value)}
        />
      </div>
      {months.isPending && <SkeletonRows count={6} />}
      {months.isError && !months.data && <LoadFailed error={months.error} onRetry={() => void months.refetch()} />}
      {months.data && items.length === 0 && (
        <EmptyState title={t('books.months_empty.title')}>{t('books.months_empty.text')}</EmptyState>
      )}
      {items.length > 0 && (
        <Table
          caption={t('books.tab.stores')}
          columns={columns}
          rows={shown}
          rowKey={({ store_id, period }) => `${store_id} ${period}`}
          minWidth="56rem"
        />
      )}
      {items.length > 0 && (
        <LoadMore
          shown={t('backoffice.shown', { shown: number(shown.length), total: number(items.length) })}
          more={hasMore && t('backoffice.more')}
          onMore={showMore}
        />
      )}
      {as_of && (
        <p className="pt-4 text-13 text-ink-3">{t('books.as_of', { at: formatDateTime(as_of, i18n.language) })}</p>
      )}
    </Card>
  );
}

function useColumns(): Column<StoreMonthOverview>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const dollars = (micros: number | null) => (micros === null ? '–' : formatMicroDollars(micros, language));
  const money = (key: string, title: string, micros: (month: StoreMonthOverview) => number | null) => ({
    key,
    title,
    numeric: true,
    cell: (month: StoreMonthOverview) => dollars(micros(month)),
  });
  return [
    {
      key: 'store',
      title: t('store.store'),
      className: 'whitespace-nowrap font-strong',
      cell: ({ store_name }) => store_name,
    },
    {
      key: 'month',
      title: t('sales.month'),
      className: 'whitespace-nowrap',
      cell: ({ period }) => formatPeriod(period, language),
    },
    money('estimate', t('books.estimate'), ({ estimate_micros }) => estimate_micros),
    money('reported', t('books.reported'), ({ reported_micros }) => reported_micros),
    money('paid', t('books.paid'), ({ paid_micros }) => paid_micros),
    money('suspense', t('sales.suspense.title'), ({ suspense_micros }) => suspense_micros),
    {
      key: 'due',
      title: t('books.payment_due'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ payment_due_on }) => formatDate(payment_due_on, language),
    },
    { key: 'gap', title: t('books.gap'), className: 'w-full', cell: ({ gap }) => t(`store_month_gap.${gap}`) },
  ];
}
