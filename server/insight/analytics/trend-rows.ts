import {
  trend_audience_days,
  trend_audience_months,
  trend_country_days,
  trend_country_months,
  trend_playlist_days,
  trend_playlist_months,
  trend_track_days,
  trend_track_months,
} from '@tangent/db/schema/insight/trend.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { type MonthSplit, splitMonths } from '@tangent/domain/insight/analytics/steps.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The account and the tracks whose figures are read; null means all tracks. */
export type Music = { account_id: string; tracks: readonly string[] | null };

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
  return selectRows(by, music, [splitMonths(range)], columns);
}

/** Selects the totals of a range in pieces: each piece consists of whole months and the days around them. */
export function trendPieces(
  by: RollupKind,
  music: Music,
  pieces: readonly DayRange[],
  columns: readonly string[],
): SQL {
  return selectRows(by, music, pieces.map(splitMonths), columns);
}

/** Selects the totals of a range day by day, even where it contains whole months. */
export function trendDayRows(by: RollupKind, music: Music, range: DayRange, columns: readonly string[]): SQL {
  return selectRows(by, music, [{ months: null, days: [range] }], columns);
}

function selectRows(by: RollupKind, music: Music, pieces: readonly MonthSplit[], columns: readonly string[]): SQL {
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
  return sql`(${sql.join(parts, sql` union all `)}) r`;
}

/** Matches rows; the account comes first, as in the keys. */
function matchesMusic({ account_id, tracks }: Music, column: SQL, { from, to }: DayRange): SQL {
  const when = sql`account_id = ${account_id} and ${column} between ${from}::date and ${to}::date`;
  return tracks === null ? when : sql`${when} and track_id = any(${sql.param([...tracks])}::uuid[])`;
}
