import type { ReportDays, ReportFile } from '../reports/sale-row.ts';
import { writeAppleTrends } from './formats/apple-trends.ts';
import { writeJsonTrends } from './formats/json-trends.ts';
import { writePlainTrends } from './formats/plain-trends.ts';
import { writeSpotifyTrends } from './formats/spotify-trends.ts';
import type { TrendRow } from './trend-row.ts';
import type { TrendFormat, TrendStore } from './trend-store.ts';

const WRITERS: Record<TrendFormat, (store_id: string, days: ReportDays, rows: readonly TrendRow[]) => ReportFile> = {
  plain_csv: writePlainTrends,
  spotify: writeSpotifyTrends,
  apple: writeAppleTrends,
  json: writeJsonTrends,
};

/** The file in which a store says what it counted. */
export function writeTrends({ id, format }: TrendStore, days: ReportDays, rows: readonly TrendRow[]): ReportFile {
  return WRITERS[format](id, days, rows);
}
