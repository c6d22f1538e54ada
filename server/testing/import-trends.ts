import { Readable } from 'node:stream';
import { receiveFile, type SalesFileRow } from '../royalty/public.ts';
import { type MoneyContext, rereadFile } from './money-world.ts';

/** A line of trends in the house's own format; what is left out is empty. */
export type TrendRow = {
  date: string;
  store: string;
  isrc: string;
  country?: string;
  streams?: number;
  listeners?: number;
  saves?: number;
  followers?: number;
  playlist?: string;
  playlist_adds?: number;
  age_group?: string;
  gender?: string;
};

const COLUMNS = [
  ...(['date', 'store', 'country', 'isrc', 'streams', 'listeners', 'playlist', 'playlist_adds', 'saves'] as const),
  ...(['followers', 'age_group', 'gender'] as const),
];

export function writeTrends(rows: readonly TrendRow[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => row[column] ?? (column === 'country' ? 'US' : '')).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}

/** Takes in a file, of trends or whatever it is, and reads it; answers how it stands then. */
export async function importText(context: MoneyContext, text: string, name = 'trends.csv'): Promise<SalesFileRow> {
  const open = async () => Readable.from([Buffer.from(text)]);
  const { id } = await receiveFile(context, { source: 'command', name, open, received_by: null });
  return rereadFile(context, id);
}

export function importTrends(context: MoneyContext, rows: readonly TrendRow[]): Promise<SalesFileRow> {
  return importText(context, writeTrends(rows));
}
