import type { ReportDays, ReportFile } from '../../reports/sale-row.ts';
import { toPlaylistId } from '../playlist-id.ts';
import type { TrendRow } from '../trend-row.ts';

/** Writes one JSON object per line, like label platforms; absent values are omitted. */
export function writeJsonTrends(store_id: string, days: ReportDays, rows: readonly TrendRow[]): ReportFile {
  const lines = rows.map((row) => JSON.stringify(describe(store_id, row)));
  const name = `${store_id}_trends_${days.first}_${days.last}.jsonl.gz`;
  return { name, text: lines.map((line) => `${line}\n`).join(''), is_packed: true };
}

function describe(store: string, row: TrendRow): object {
  const { day: date, isrc, country: territory, streams: quantity, icpn: upc, listeners } = row;
  const { playlist, playlist_adds, saves, followers, age_group, gender } = row;
  const from =
    playlist === null ? {} : { playlist_id: toPlaylistId(store, playlist), playlist_name: playlist, playlist_adds };
  return {
    date,
    store,
    isrc,
    territory,
    quantity,
    listeners,
    upc,
    saves,
    followers,
    ...from,
    ...(age_group === null ? {} : { age_group }),
    ...(gender === null ? {} : { gender }),
  };
}
