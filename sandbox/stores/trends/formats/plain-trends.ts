import { joinCommas } from '../../reports/formats/cells.ts';
import type { ReportDays, ReportFile } from '../../reports/sale-row.ts';
import type { TrendRow } from '../trend-row.ts';

const HEADER = [
  'date',
  'store',
  'country',
  'isrc',
  'streams',
  'listeners',
  'playlist',
  'playlist_adds',
  'saves',
  'followers',
  'age_group',
  'gender',
];

/** Writes the table that the distributor documents for stores without a format of their own. */
export function writePlainTrends(store_id: string, days: ReportDays, rows: readonly TrendRow[]): ReportFile {
  const lines = rows.map((row) => [
    row.day,
    store_id,
    row.country,
    row.isrc,
    row.streams,
    row.listeners,
    row.playlist ?? '',
    row.playlist_adds,
    row.saves,
    row.followers,
    row.age_group ?? '',
    row.gender ?? '',
  ]);
  const name = `${store_id}_trends_${days.first}_${days.last}.csv`;
  return { name, text: joinCommas([HEADER, ...lines]), is_packed: false };
}
