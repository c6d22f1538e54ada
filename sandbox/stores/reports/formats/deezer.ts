import type { ReportFile, StoreReport } from '../sale-row.ts';
import { joinTabs, reorderDate } from './cells.ts';

const HEADER = [
  'Start Report',
  'End Report',
  'ISRC',
  'Artist',
  'Title',
  'Album',
  'UPC',
  'Country',
  'Nb of plays',
  'Royalties',
  'Service',
  'Provider',
  'provider_id',
  'Label',
];

/** Writes dates as day, month, year; amounts are in euros, which the file does not say. */
export function writeDeezer({ days, rows, formatAmount }: StoreReport): ReportFile {
  const between = [reorderDate(days.first, 'DMY', '-'), reorderDate(days.last, 'DMY', '-')];
  const lines = rows.map((row) => [
    ...between,
    row.isrc ?? '',
    row.artist,
    row.title,
    row.release_title,
    row.icpn,
    row.country.code,
    row.units,
    formatAmount(row.amount_e8),
    'Premium',
    'Tangent',
    'TNG',
    row.label,
  ]);
  return { name: `deezer_report_${days.first.slice(0, 7)}.txt`, text: joinTabs([HEADER, ...lines]), is_packed: false };
}
