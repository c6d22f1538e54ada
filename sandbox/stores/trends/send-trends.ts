import type { Stores } from '../create-stores.ts';
import { leaveFile } from '../reports/leave-file.ts';
import { listSold } from '../reports/list-sold.ts';
import type { EarlierRelease } from '../reports/report-book.ts';
import type { ReportDays, ReportFile } from '../reports/sale-row.ts';
import { writeAppleTrends } from './formats/apple-trends.ts';
import { writeJsonTrends } from './formats/json-trends.ts';
import { writePlainTrends } from './formats/plain-trends.ts';
import { writeSpotifyTrends } from './formats/spotify-trends.ts';
import { listTrends } from './list-trends.ts';
import type { SentTrends } from './trend-book.ts';
import { corruptLines, corruptRows, type FaultTarget, type TrendFault } from './trend-fault.ts';
import type { TrendRow } from './trend-row.ts';
import { describeTrendStore, type TrendFormat, type TrendStore } from './trend-store.ts';

const WRITERS: Record<TrendFormat, (store_id: string, days: ReportDays, rows: readonly TrendRow[]) => ReportFile> = {
  plain_csv: writePlainTrends,
  spotify: writeSpotifyTrends,
  apple: writeAppleTrends,
  json: writeJsonTrends,
};

/** Writes the trends file of a store. */
function writeTrends({ id, format }: TrendStore, days: ReportDays, rows: readonly TrendRow[]): ReportFile {
  return WRITERS[format](id, days, rows);
}

interface SendContext {
  folder: string;
  stores: Stores;
  past: readonly EarlierRelease[];
  now: Date;
}

/** The requested days of a store, and the fault to put into them. */
export interface TrendRequest extends FaultTarget {
  store_id: string;
  days: ReportDays;
  fault: TrendFault | null;
}

/** Writes a store's counts into the inbox; returns null if there were no plays. */
export async function sendTrends(context: SendContext, trendRequest: TrendRequest): Promise<SentTrends | null> {
  const { store_id, days, fault } = trendRequest;
  const described = describeTrendStore(store_id);
  const sold = listSold(store_id, await context.stores.find(store_id), context.past);
  const rows = corruptRows(listTrends(described, sold, days), fault, trendRequest, sold);
  if (rows.length === 0) return null;
  const file = writeTrends(described, days, rows);
  const left = { ...file, name: faultyName(file, fault), text: corruptLines(file.text, fault) };
  await leaveFile(context.folder, left, { is_complete: fault !== 'growing' });
  if (fault === 'repeated')
    await leaveFile(context.folder, { ...left, name: `again-${left.name}` }, { is_complete: true });
  return {
    store_id,
    ...days,
    name: left.name,
    lines: rows.length,
    streams: sum(rows, 'streams'),
    listeners: sum(rows, 'listeners'),
    at: context.now.toISOString(),
    fault,
  };
}

const faultyName = ({ name }: ReportFile, fault: TrendFault | null): string =>
  fault === 'renamed' ? `copy-of-${name}` : name;

const sum = (rows: readonly TrendRow[], count: 'streams' | 'listeners'): number =>
  rows.reduce((total, row) => total + row[count], 0);
