import type { SalesFile } from '@tangent/contract/money/backoffice-sales.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BreakableName } from '../../../parts/backoffice/breakable-name.tsx';
import { formatPeriods } from '../../../parts/insight/period-text.ts';
import { SalesFileStatePill } from '../../../parts/money/sales-file-state.tsx';
import { formatInstant, formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';

export function SalesTable({ items }: { items: readonly SalesFile[] }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('sales.title')}
      columns={useColumns()}
      rows={items}
      rowKey={({ id }) => id}
      density="artwork"
      minWidth="48rem"
    />
  );
}

function useColumns(): Column<SalesFile>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return [
    { key: 'file', title: t('sales.file'), className: 'w-full py-2', cell: (file) => <FileName file={file} /> },
    { key: 'state', title: t('store.state_title'), cell: ({ state }) => <SalesFileStatePill state={state} /> },
    { key: 'lines', title: t('sales.lines'), numeric: true, cell: ({ lines }) => formatNumber(lines, language) },
    {
      key: 'money',
      title: t('sales.worth'),
      className: 'text-right whitespace-nowrap tabular-nums',
      cell: (file) => <Worth file={file} />,
    },
    {
      key: 'at',
      title: t('sales.received'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ received_at }) => <time dateTime={received_at}>{formatInstant(received_at, language)}</time>,
    },
  ];
}

function FileName({ file }: { file: SalesFile }) {
  const { t, i18n } = useTranslation();
  const { first_period, last_period, store_names, store_count } = file;
  const stores =
    store_count > store_names.length ? [...store_names, `+${store_count - store_names.length}`] : store_names;
  const about = [
    stores.join(', '),
    first_period && last_period && formatPeriods(first_period, last_period, i18n.language),
    ...file.hold_reasons.map((reason) => t(`sales.hold.${reason}`)),
    file.problem_count > 0 && t('sales.problem_count', { count: file.problem_count }),
    file.equal_lines > 0 && t('sales.equal_lines', { count: file.equal_lines }),
  ].filter(Boolean);
  return (
    <span className="grid max-w-md min-w-0 max-sm:max-w-60">
      <Link to={`/backoffice/sales/${file.id}`} className="font-strong after:absolute after:inset-0 hover:underline">
        <BreakableName name={file.name} />
      </Link>
      <span className="truncate text-13 text-ink-3">{about.join(' · ')}</span>
    </span>
  );
}

function Worth({ file }: { file: SalesFile }) {
  const { t, i18n } = useTranslation();
  if (file.lines === 0) return null;
  const { streams } = file;
  if (streams !== null) return t('sales.streams_of', { count: streams, streams: formatNumber(streams, i18n.language) });
  // The value is unknown without the exchange rate.
  if (file.state === 'held' && file.hold_reasons.includes('rate_missing')) return '–';
  const dollars = (micros: number) => formatMicroDollars(micros, i18n.language);
  return (
    <span className="grid">
      {dollars(file.gross_micros)}
      {file.suspense_micros !== 0 && (
        <span className="text-xs text-warn">{t('sales.unmatched', { amount: dollars(file.suspense_micros) })}</span>
      )}
    </span>
  );
}
