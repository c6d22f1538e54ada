import { hasFines, type ReportFile, type SaleRow, type StoreReport } from '../sale-row.ts';
import { joinTabs } from './cells.ts';

const ABOUT = ['Format version', 'Start date', 'End date', 'Sender', 'DPID', 'Recipient', 'Disclaimer'];
const HEADER = [
  'Country',
  'Product',
  'URI',
  'UPC',
  'ISRC',
  'Track name',
  'Artist name',
  'Composer name',
  'Album name',
  'Quantity',
  'Label',
  'Payable',
  'Payable currency',
];

/** Writes a compressed tab-separated table; two rows about the file precede its header. Only fines have a column more. */
export function writeSpotify(report: StoreReport): ReportFile {
  const { days, party, rows } = report;
  const about = ['2.0', days.first, days.last, 'Spotify AB', party.dpid, 'Tangent', 'Amounts are final'];
  const kind = hasFines(report) ? ['Transaction type'] : [];
  const lines = rows.map((row) => [...toCells(row, report), ...kind.map(() => nameKind(row))]);
  const text = joinTabs([ABOUT, about, [...HEADER, ...kind], ...lines]);
  return { name: `Tangent_streaming_${days.first.slice(0, 7)}.txt.gz`, text, is_packed: true };
}

function nameKind({ is_fine = false, amount_e8 }: SaleRow): string {
  if (!is_fine) return 'Stream';
  return amount_e8 < 0 ? 'Artificial streaming penalty' : 'Artificial streaming penalty reversal';
}

function toCells(row: SaleRow, { currency, formatAmount }: StoreReport): (string | number)[] {
  return [
    row.country.code,
    'Premium',
    `spotify:track:${row.isrc ?? row.icpn}`,
    row.icpn,
    row.isrc ?? '',
    row.title,
    row.artist,
    '',
    row.release_title,
    row.units,
    row.label,
    formatAmount(row.amount_e8),
    currency,
  ];
}
