import type { SalesStatement } from '@tangent/contract/money/backoffice-sales.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { formatCurrency, formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';

/**
 * Formats an exact amount, such as `1234.560004`, in its reported currency. Six decimals show the precision a store
 * calculates with.
 */
function formatExact(amount: string, currency: string, language: string): string {
  return formatCurrency(amount, currency, language, { least: 2, most: 6 });
}

/** Compares the declared totals of a report with the sums of its lines, by store, month and currency. */
export function StatementCard({ statements }: { statements: readonly SalesStatement[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('sales.statements')}>
      <Table
        caption={t('sales.statements')}
        columns={useColumns()}
        rows={statements}
        rowKey={({ id }) => id}
        density="artwork"
        minWidth="50rem"
      />
    </Card>
  );
}

function useColumns(): Column<SalesStatement>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return [
    {
      key: 'store',
      title: t('store.store'),
      className: 'w-full py-2',
      cell: (one) => <StoreAndMonth statement={one} />,
    },
    { key: 'lines', title: t('sales.lines'), numeric: true, cell: ({ lines }) => formatNumber(lines, language) },
    {
      key: 'counted',
      title: t('sales.counted'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: ({ gross_amount, currency }) => formatExact(gross_amount, currency, language),
    },
    {
      key: 'declared',
      title: t('sales.declared'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: (one) => <Declared statement={one} />,
    },
    { key: 'rate', title: t('sales.rate'), className: 'whitespace-nowrap', cell: (one) => <Rate statement={one} /> },
    {
      key: 'worth',
      title: t('sales.worth'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: ({ rate, gross_micros }) => (rate === null ? '–' : formatMicroDollars(gross_micros, language)),
    },
  ];
}

function StoreAndMonth({ statement }: { statement: SalesStatement }) {
  const { t, i18n } = useTranslation();
  return (
    <span className="grid">
      <span>
        <b className="font-strong">{statement.store_name ?? t('sales.no_store')}</b>{' '}
        {formatPeriod(statement.period, i18n.language)}
      </span>
      <span className="code truncate text-xs text-ink-3">{statement.statement_id}</span>
      {statement.overlapping_files.map(({ id, name }) => (
        <Link key={id} to={`/backoffice/sales/${id}`} className="text-link text-xs">
          {t('sales.also_in', { name })}
        </Link>
      ))}
    </span>
  );
}

function Declared({ statement }: { statement: SalesStatement }) {
  const { t, i18n } = useTranslation();
  const { declared_amount, difference, currency } = statement;
  if (declared_amount === null) return <span className="text-ink-3">{t('sales.not_declared')}</span>;
  const isSame = difference === null || /^-?0(\.0*)?$/.test(difference);
  return (
    <span className="grid">
      {formatExact(declared_amount, currency, i18n.language)}
      {!isSame && (
        <span className="text-xs text-bad">
          {t('sales.difference', { amount: formatExact(difference, currency, i18n.language) })}
        </span>
      )}
    </span>
  );
}

function Rate({ statement: { rate, rate_date, rate_source } }: { statement: SalesStatement }) {
  const { t, i18n } = useTranslation();
  if (rate === null || rate_source === null) return <span className="text-bad">{t('sales.rate_missing')}</span>;
  if (rate_source === 'home') return null;
  return (
    <span className="grid">
      <span className="num">{rate.replace(/\.?0+$/, '')}</span>
      <span className="text-xs text-ink-3">
        {t(`sales.rate_source.${rate_source}`)}
        {rate_date && `, ${formatDate(rate_date, i18n.language)}`}
      </span>
    </span>
  );
}
