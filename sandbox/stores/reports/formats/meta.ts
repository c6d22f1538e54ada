import type { ReportFile, StoreReport } from '../sale-row.ts';
import { joinCommas } from './cells.ts';

const HEADER = [
  'start_date',
  'end_date',
  'service',
  'page_name',
  'elected_isrc',
  'release_id',
  'country',
  'track_title',
  'track_artist',
  'event_count',
  'event_count_including_estimates',
  'usd_payable',
  'product',
];

/** Writes amounts in dollars; the second count includes an estimate. */
export function writeMeta({ days, rows, formatAmount }: StoreReport): ReportFile {
  const lines = rows.map((row) => [
    days.first,
    days.last,
    'Facebook',
    'Tangent',
    row.isrc ?? '',
    row.icpn,
    row.country.code,
    row.title,
    row.artist,
    row.units,
    row.units + Math.floor(row.units / 20),
    formatAmount(row.amount_e8),
    'FB_FROM_IG',
  ]);
  const name = `meta_audio_library_${days.first.slice(0, 7)}.csv`;
  return { name, text: joinCommas([HEADER, ...lines]), is_packed: false };
}
