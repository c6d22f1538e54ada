import { joinTabs, reorderDate } from '../../reports/formats/cells.ts';
import type { ReportDays, ReportFile } from '../../reports/sale-row.ts';
import type { TrendRow } from '../trend-row.ts';

const HEADER = [
  'Datestamp',
  'Country Code',
  'Apple Identifier',
  'UPC',
  'ISRC',
  'Streams',
  'Listeners',
  'Library Adds',
  'Container Type',
  'Container Name',
  'Title',
  'Artist',
];

/** Writes a compressed tab-separated table; plays from a playlist are marked by their source. */
export function writeAppleTrends(_store_id: string, days: ReportDays, rows: readonly TrendRow[]): ReportFile {
  const lines = rows.map((row) => [
    reorderDate(row.day, 'MDY', '/'),
    row.country,
    `1${row.icpn.slice(-9)}`,
    row.icpn,
    row.isrc,
    row.streams,
    row.listeners,
    row.saves,
    row.playlist === null ? 'Album' : 'Playlist',
    row.playlist ?? '',
    row.title,
    row.artist,
  ]);
  const between = [days.first, days.last].map((day) => day.replaceAll('-', '')).join('_');
  return { name: `AM_trends_80012345_${between}.txt.gz`, text: joinTabs([HEADER, ...lines]), is_packed: true };
}
