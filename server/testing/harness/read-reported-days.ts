import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A line of trends in a file of a sandbox store. */
export interface ReportedLine {
  day: string;
  store: string;
  country: string;
  isrc: string;
  playlist: string;
  age_group: string;
  gender: string;
  streams: number;
  listeners: number;
  saves: number;
  followers: number;
  playlist_adds: number;
}

type Cells = Readonly<Record<string, string | number | undefined>>;

/** Reads all trend files of the stores in a folder, independently of the product, so that both can be compared. */
export async function readReportedDays(folder: string): Promise<ReportedLine[]> {
  const names = (await readdir(folder)).filter((name) => name.includes('trends') && !name.endsWith('.done'));
  const files = await Promise.all(names.map((name) => readReported(path.join(folder, name))));
  return files.flat();
}

async function readReported(file: string): Promise<ReportedLine[]> {
  const bytes = await readFile(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trimEnd().split('\n');
  if (file.includes('.jsonl')) return lines.map((line) => toLine(JSON.parse(line) as Cells, ''));
  const separator = file.includes('.txt') ? '\t' : ',';
  const [header = [], ...rows] = lines.map((line) => line.split(separator));
  const store = header.includes('Datestamp') ? 'apple-music' : 'spotify';
  return rows.map((row) => toLine(Object.fromEntries(header.map((name, at) => [name, row[at]])), store));
}

function toLine(cells: Cells, store: string): ReportedLine {
  const text = (...names: string[]) =>
    String(names.map((name) => cells[name]).find((cell) => cell !== undefined) ?? '');
  const count = (...names: string[]) => Number(text(...names) || 0);
  const [month = '', day = '', year = ''] = text('Datestamp').split('/');
  return {
    day: text('date') || `${year}-${month}-${day}`,
    store: text('store') || store,
    country: text('country', 'territory', 'Country Code'),
    isrc: text('isrc', 'ISRC'),
    playlist: text('playlist', 'playlist_name', 'Container Name'),
    age_group: text('age_group') || 'unknown',
    gender: text('gender') || 'unknown',
    streams: count('streams', 'quantity', 'Streams'),
    listeners: count('listeners', 'Listeners'),
    saves: count('saves', 'Library Adds'),
    followers: count('followers'),
    playlist_adds: count('playlist_adds'),
  };
}
