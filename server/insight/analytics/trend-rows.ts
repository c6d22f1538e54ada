import { tracks as track_table } from '@tangent/db/schema/catalogue/release.ts';
import {
  trend_audience_days,
  trend_audience_months,
  trend_country_days,
  trend_country_months,
  trend_entries,
  trend_playlist_days,
  trend_playlist_months,
  trend_track_days,
  trend_track_months,
} from '@tangent/db/schema/insight/trend.ts';
import { DEVICES } from '@tangent/domain/insight/analytics/device.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { type MonthSplit, splitMonths } from '@tangent/domain/insight/analytics/steps.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FlaggedDay } from '../monitoring/public.ts';

/** The account and the tracks whose figures are read; null means all tracks. */
export type MusicFilter = { account_id: string; tracks: readonly string[] | null };

export type Music = MusicFilter & {
  /** Days of releases at stores whose lines are in no figure (A-243). */
  flagged: readonly FlaggedDay[];
};

const ROLLUPS = {
  track: { days: trend_track_days, months: trend_track_months },
  country: { days: trend_country_days, months: trend_country_months },
  playlist: { days: trend_playlist_days, months: trend_playlist_months },
  audience: { days: trend_audience_days, months: trend_audience_months },
} as const;
export type RollupKind = keyof typeof ROLLUPS;

/**
 * Selects the totals of a range as rows: whole months from the monthly totals, the days around them from the daily
 * ones. `at` is the day, or the first day of the month.
 */
export function trendRows(by: RollupKind, music: Music, range: DayRange, columns: readonly string[]): SQL {
  return selectRows(by, music, { range, pieces: [splitMonths(range)] }, columns);
}

/**
 * Selects the totals of a range in pieces, which follow one another: each consists of whole months and the days around
 * them.
 */
export function trendPieces(
  by: RollupKind,
  music: Music,
  pieces: readonly DayRange[],
  columns: readonly string[],
): SQL {
  const range = { from: pieces[0]?.from ?? '', to: pieces.at(-1)?.to ?? '' };
  return selectRows(by, music, { range, pieces: pieces.map(splitMonths) }, columns);
}

/** Selects the totals of a range day by day, even where it contains whole months. */
export function trendDayRows(by: RollupKind, music: Music, range: DayRange, columns: readonly string[]): SQL {
  return selectRows(by, music, { range, pieces: [{ months: null, days: [range] }] }, columns);
}

type Split = { range: DayRange; pieces: readonly MonthSplit[] };

function selectRows(by: RollupKind, music: Music, { range, pieces }: Split, columns: readonly string[]): SQL {
  const names = sql.raw(columns.join(', '));
  const parts = pieces.flatMap(({ months, days }) => [
    ...days.map(
      (range) => sql`select day as at, ${names} from ${ROLLUPS[by].days} where ${matchesMusic(music, sql`day`, range)}`,
    ),
    ...(months === null
      ? []
      : [
          sql`select month as at, ${names} from ${ROLLUPS[by].months} where ${matchesMusic(music, sql`month`, months)}`,
        ]),
  ]);
  const flagged = listFlaggedWithin(music, range);
  if (flagged.length > 0) parts.push(selectFlagged(by, music, { range, flagged }, columns));
  return sql`(${sql.join(parts, sql` union all `)}) r`;
}

/** Lists the flagged days in a range. */
export function listFlaggedWithin({ flagged }: Music, { from, to }: DayRange): readonly FlaggedDay[] {
  return flagged.filter(({ day }) => day >= from && day <= to);
}

/** Selects the lines of flagged days with negative counts: totals contain them, figures do not. */
function selectFlagged(
  by: RollupKind,
  music: Music,
  { range, flagged }: { range: DayRange; flagged: readonly FlaggedDay[] },
  columns: readonly string[],
): SQL {
  const cells = columns.map((name) => FLAGGED_CELLS[name] ?? `-e.${name} as ${name}`).join(', ');
  const isPlaced = by === 'playlist' ? sql`and e.playlist_no is not null` : sql``;
  return sql`select e.day as at, ${sql.raw(cells)} from ${flaggedLines(music, { range, flagged, by })} ${isPlaced}`;
}

const FLAGGED_CELLS: Readonly<Record<string, string>> = {
  track_id: 'e.track_id',
  store_id: 'e.store_id',
  country: 'e.country',
  playlist_no: 'e.playlist_no',
  age_group: 'coalesce(e.age_group, 0)::smallint as age_group',
  gender: 'coalesce(e.gender, 0)::smallint as gender',
};

/**
 * Selects from the flagged lines, as `e`, with the reason of each as `f.reason`. The totals by track and store have what
 * figures by track, store and day need in far fewer rows; countries, playlists and ages only the lines have.
 */
export function flaggedLines(
  { account_id, tracks }: Music,
  { range: { from, to }, flagged, by }: { range: DayRange; flagged: readonly FlaggedDay[]; by: RollupKind },
): SQL {
  const list = (name: 'release_id' | 'store_id' | 'day' | 'reason') => sql.param(flagged.map((one) => one[name]));
  const isWhole = flagged.every(({ parts }) => parts === null);
  // An array for each day must be sent as text: arrays of arrays have one length.
  const parts = sql.param(
    flagged.map((one) => (one.parts === null ? null : `{${one.parts.map(toLinePart).join(',')}}`)),
  );
  const ofParts = isWhole ? sql`` : sql`and (f.parts is null or ${LINE_PARTS} && f.parts::text[])`;
  const ofTracks = tracks === null ? sql`` : sql`and e.track_id = any(${sql.param([...tracks])}::uuid[])`;
  return sql`${by === 'track' && isWhole ? trend_track_days : trend_entries} e
    join ${track_table} t on t.id = e.track_id
    join unnest(${list('release_id')}::uuid[], ${list('store_id')}::text[], ${list('day')}::date[], ${list('reason')}::text[], ${parts}::text[])
      as f(release_id, store_id, day, reason, parts) on f.release_id = t.release_id and f.store_id = e.store_id and f.day = e.day
   where e.account_id = ${account_id} and e.day between ${from}::date and ${to}::date
     and e.day = any(${list('day')}::date[]) ${ofTracks} ${ofParts}`;
}

/** The parts of a day that a line belongs to, in the words of flagged days. */
const LINE_PARTS = sql`array['countries:' || e.country, 'playlists:' || e.playlist_no, 'devices:' || e.device]`;

/** Lines have the number of a device. */
function toLinePart(part: string): string {
  const [kind, key = ''] = part.split(':');
  return kind === 'devices' ? `devices:${(DEVICES as readonly string[]).indexOf(key)}` : part;
}

/** Matches rows; the account comes first, as in the keys. */
function matchesMusic({ account_id, tracks }: Music, column: SQL, { from, to }: DayRange): SQL {
  const when = sql`account_id = ${account_id} and ${column} between ${from}::date and ${to}::date`;
  return tracks === null ? when : sql`${when} and track_id = any(${sql.param([...tracks])}::uuid[])`;
}
