import { hasFines, type ReportFile, type StoreReport } from '../sale-row.ts';
import { joinCommas } from './cells.ts';

const HEADER = [
  'statement_id',
  'line',
  'period',
  'date',
  'store',
  'country',
  'isrc',
  'upc',
  'units',
  'gross_amount',
  'currency',
  'title',
  'artist',
  'rate',
];

/** Writes the table that the distributor documents for stores without a format of their own. */
export function writePlainCsv(report: StoreReport): ReportFile {
  const { store_id, days, currency, rows } = report;
  const period = days.first.slice(0, 7);
  const kind = hasFines(report) ? ['kind'] : [];
  const statement = `${store_id.toUpperCase()}-${period}`;
  const lines = rows.map((row, index) => [
    statement,
    index + 1,
    period,
    '',
    store_id,
    row.country.code,
    row.isrc ?? '',
    row.icpn,
    row.units,
    report.formatAmount(row.amount_e8),
    currency,
    row.title,
    row.artist,
    report.rate ?? '',
    ...kind.map(() => (row.is_fine ? 'penalty' : 'sale')),
  ]);
  return {
    name: `${store_id}_sales_${period}.csv`,
    text: joinCommas([[...HEADER, ...kind], ...lines]),
    is_packed: false,
  };
}
