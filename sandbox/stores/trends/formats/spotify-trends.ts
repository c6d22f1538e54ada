import { joinCommas } from '../../reports/formats/cells.ts';
import type { ReportDays, ReportFile } from '../../reports/sale-row.ts';
import { toPlaylistId } from '../playlist-id.ts';
import type { TrendRow } from '../trend-row.ts';

const HEADER = [
  'date',
  'isrc',
  'territory',
  'quantity',
  'listeners',
  'playlist_id',
  'playlist_name',
  'playlist_adds',
  'saves',
  'followers',
  'age_group',
  'gender',
  'upc',
];

/** Writes a compressed table whose lines do not name the store. */
export function writeSpotifyTrends(store_id: string, days: ReportDays, rows: readonly TrendRow[]): ReportFile {
  const lines = rows.map((row) => [
    row.day,
    row.isrc,
    row.country,
    row.streams,
    row.listeners,
    toPlaylistId(store_id, row.playlist) ?? '',
    row.playlist ?? '',
    row.playlist_adds,
    row.saves,
    row.followers,
    row.age_group ?? '',
    row.gender ?? '',
    row.icpn,
  ]);
  const name = `tangent_streams_trends_${days.first}_${days.last}.csv.gz`;
  return { name, text: joinCommas([HEADER, ...lines]), is_packed: true };
}
