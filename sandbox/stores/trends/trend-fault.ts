import type { SoldRelease } from '../reports/sold-release.ts';
import type { TrendRow } from './trend-row.ts';

/** The faults of a store's trends, including suspicious listening patterns. */
export const TREND_FAULTS = {
  spike: 'with a spike of plays from one country on the last days',
  one_source: 'with a spike of plays by few listeners from one playlist on the last days',
  corrected: 'with changed counts',
  broken_line: 'with a word where a number should be',
  unknown_isrc: 'with an unknown recording',
  truncated: 'cut off in the middle',
  resaved: 'with other line endings and a byte order mark',
  renamed: 'under another name',
  growing: 'incomplete: without the file that marks completion',
  repeated: 'twice, the second time under another name',
  late: 'days late',
  out_of_order: 'in one file per day, last day first',
} as const;
export type TrendFault = keyof typeof TREND_FAULTS;

const UNKNOWN_ISRC = 'QZZZZ9900002';
const UNKNOWN_ICPN = '0999991999981';
/** The recording that a fault affects, and its strength. */
export interface FaultTarget {
  /** The recording; null for the one with most plays. It need not have genuine plays. */
  isrc: string | null;
  /** The fewest artificial plays a day; null for the usual number. */
  plays: number | null;
}

/** How many days are affected, the factor for the plays of these days, and the minimum for a small recording. */
const AFFECTED_DAYS = 2;
const TIMES = 14;
const AT_LEAST = 900;
const SPIKE = { country: 'VN', playlist: null, plays_each: 1.2 } as const;
const ONE_SOURCE = { country: 'US', playlist: 'Rainy Lo-fi for Sleep 24/7', plays_each: 55 } as const;

/** Applies a fault to the rows. */
export function corruptRows(
  rows: readonly TrendRow[],
  fault: TrendFault | null,
  target: FaultTarget,
  sold: readonly SoldRelease[],
): TrendRow[] {
  switch (fault) {
    case 'spike':
      return addPlays(rows, target, sold, SPIKE);
    case 'one_source':
      return addPlays(rows, target, sold, ONE_SOURCE);
    case 'corrected':
      return rows.map((row, index) => (index % 3 === 0 ? { ...row, streams: row.streams + 1 } : row));
    case 'unknown_isrc':
      return [...rows, ...rows.slice(0, 1).map(makeUnknown)];
    default:
      return [...rows];
  }
}

/** Applies a fault to the text of the file. */
export function corruptLines(text: string, fault: TrendFault | null): string {
  if (fault === 'truncated') return text.slice(0, Math.floor(text.length * 0.6));
  if (fault === 'resaved') return `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  return fault === 'broken_line' ? breakLine(text) : text;
}

type Listening = typeof SPIKE | typeof ONE_SOURCE;

function addPlays(
  rows: readonly TrendRow[],
  { isrc: wanted, plays }: FaultTarget,
  sold: readonly SoldRelease[],
  { country, playlist, plays_each }: Listening,
): TrendRow[] {
  const isrc = wanted ?? findLargest(rows);
  const release = sold.find(({ tracks }) => tracks.some((track) => track.isrc === isrc));
  const track = release?.tracks.find((one) => one.isrc === isrc);
  if (release === undefined || track === undefined) return [...rows];
  const facts = { icpn: release.icpn, isrc, title: track.title, artist: track.artist };
  const quiet = { playlist_adds: 0, saves: 0, followers: 0, age_group: null, gender: null };
  const days = [...new Set(rows.map(({ day }) => day))].sort().slice(-AFFECTED_DAYS);
  const more = days.map((day) => {
    const own = rows.filter((row) => row.day === day && row.isrc === isrc);
    const streams = Math.max(plays ?? AT_LEAST, TIMES * own.reduce((sum, row) => sum + row.streams, 0));
    return { day, ...facts, ...quiet, country, playlist, streams, listeners: Math.ceil(streams / plays_each) };
  });
  return [...rows, ...more];
}

function findLargest(rows: readonly TrendRow[]): string {
  const plays = new Map<string, number>();
  for (const { isrc, streams } of rows) plays.set(isrc, (plays.get(isrc) ?? 0) + streams);
  return [...plays].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

// The play count follows the ISRC, whatever the cell separator is.
function breakLine(text: string): string {
  const lines = text.split('\n');
  const middle = Math.floor(lines.length / 2);
  const broken = lines[middle]?.replace(/([A-Z]{2}[A-Z0-9]{3}\d{7}\D+)\d+/, '$1many');
  return lines.with(middle, broken ?? '').join('\n');
}

function makeUnknown(row: TrendRow): TrendRow {
  return { ...row, isrc: UNKNOWN_ISRC, icpn: UNKNOWN_ICPN, title: 'Somebody Else', artist: 'Nobody Here' };
}
