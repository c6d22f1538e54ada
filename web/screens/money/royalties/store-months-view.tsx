import type { StoreMonth } from '@tangent/contract/money/store-month.ts';
import type { StoreMonthGap } from '@tangent/domain/money/royalty/store-months.ts';
import { useTranslation } from 'react-i18next';
import { useRoyaltyOverview, useStoreMonths } from '../../../api/money/royalty.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatDateTime } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { EmptyRoyalties } from './empty-royalties.tsx';

/**
 * Compares what each store was expected to report and pay for a month with what it did, with the reason for each gap.
 */
export function StoreMonthsView() {
  const first = useRoyaltyOverview().data?.first_report ?? null;
  return first !== null && !first.has_live_releases ? <EmptyRoyalties first={first} /> : <StoreMonths />;
}

function StoreMonths() {
  const { t, i18n } = useTranslation();
  const { data, isPending, isError, error, refetch } = useStoreMonths();
  const months = [...new Set((data?.items ?? []).map(({ period }) => period))];
  return (
    <div className="grid gap-5">
      <p className="max-w-prose leading-relaxed text-ink-2">{t('royalty.expected.text')}</p>
      {isPending && (
        <Card>
          <SkeletonRows count={6} height="40px" />
        </Card>
      )}
      {isError && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {months.length > 0 && (
        <Card title={t('royalty.view.months')}>
          <div className="-mb-4">
            {months.map((period, index) => (
              <Month
                key={period}
                period={period}
                isNewest={index === 0}
                rows={(data?.items ?? []).filter((row) => row.period === period)}
              />
            ))}
          </div>
        </Card>
      )}
      {data?.as_of && (
        <p className="text-xs text-ink-3">{t('royalty.as_of', { at: formatDateTime(data.as_of, i18n.language) })}</p>
      )}
    </div>
  );
}

type MonthProps = { period: string; isNewest: boolean; rows: readonly StoreMonth[] };

/**
 * Shows what has arrived for a month. The newest one is expanded, and others while a store owes an amount that is known: a
 * report that never came says nothing about money.
 */
function Month({ period, isNewest, rows }: MonthProps) {
  const { t, i18n } = useTranslation();
  const columns = useColumns();
  const computeTotal = (read: (row: StoreMonth) => number | null) =>
    rows.reduce((sum, row) => sum + (read(row) ?? 0), 0);
  const isOwed = rows.some(
    ({ gap, reported_micros, estimate_micros }) =>
      LATE.includes(gap) && (reported_micros !== null || estimate_micros !== null),
  );
  const summary = t('royalty.expected.summary', {
    reported: formatMicroDollars(
      computeTotal(({ reported_micros }) => reported_micros),
      i18n.language,
    ),
    paid: formatMicroDollars(
      computeTotal(({ paid_micros }) => paid_micros),
      i18n.language,
    ),
  });
  return (
    <Disclosure title={formatPeriod(period, i18n.language)} summary={summary} forced={isNewest || isOwed}>
      <Table
        caption={formatPeriod(period, i18n.language)}
        columns={columns}
        rows={rows}
        rowKey={({ store_id }) => store_id}
        density="compact"
        minWidth="46rem"
      />
    </Disclosure>
  );
}

function useColumns(): Column<StoreMonth>[] {
  const { t, i18n } = useTranslation();
  const dollars = (micros: number | null) => (micros === null ? '–' : formatMicroDollars(micros, i18n.language));
  return [
    { key: 'store', title: t('royalty.platform'), className: 'w-1/4 py-2', cell: ({ store_name }) => store_name },
    {
      key: 'due',
      title: t('royalty.expected.due'),
      className: 'whitespace-nowrap',
      cell: (row) => formatDate(row.reported_micros === null ? row.report_due_on : row.payment_due_on, i18n.language),
    },
    {
      key: 'estimate',
      title: t('royalty.expected.estimate'),
      numeric: true,
      cell: ({ estimate_micros }) => dollars(estimate_micros),
    },
    {
      key: 'reported',
      title: t('royalty.expected.reported'),
      numeric: true,
      cell: ({ reported_micros }) => dollars(reported_micros),
    },
    { key: 'paid', title: t('royalty.expected.paid'), numeric: true, cell: ({ paid_micros }) => dollars(paid_micros) },
    { key: 'gap', title: t('royalty.expected.gap'), className: 'pl-4', cell: ({ gap }) => <Gap gap={gap} /> },
  ];
}

const LATE: readonly StoreMonthGap[] = ['report_late', 'payment_late', 'paid_short'];

function Gap({ gap }: { gap: StoreMonthGap }) {
  const { t } = useTranslation();
  const tone: PillTone = gap === 'none' ? 'good' : LATE.includes(gap) ? 'warn' : 'quiet';
  return <StatusPill tone={tone}>{t(`store_month_gap.${gap}`)}</StatusPill>;
}
