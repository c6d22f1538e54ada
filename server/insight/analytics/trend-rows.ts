import {
  trend_audience_days,
  trend_audience_months,
  trend_country_days,
  trend_country_months,
  trend_playlist_days,
  trend_playlist_months,
  trend_track_days,
  trend_track_months,
} from '@tangent/db/schema/trend.ts';
import type { DayRange } from '@tangent/domain/analytics/period.ts';
import { type MonthSplit, splitMonths } from '@tangent/domain/analytics/steps.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Whose figures, and of which tracks; null for all. */
export type Music = { account_id: string; tracks: readonly string[] | null };

const ROLLUPS = {
  track: { days: trend_track_days, months: trend_track_months },
  country: { days: trend_country_days, months: trend_country_months },
  playlist: { days: trend_playlist_days, months: trend_playlist_months },
  audience: { days: trend_audience_days, months: trend_audience_months },
} as const;
export type RollupKind = keyof typeof ROLLUPS;

/**
 * The sums of a range as rows to select from: whole months from the sums by month, the days around them from those by day. `at` is the
 * day, or the first day of the month.
 */
export function trendRows(by: RollupKind, music: Music, range: DayRange, columns: readonly string[]): SQL {
  return selectRows(by, music, [splitMonths(range)], columns);
}

/** The same of a range in pieces: of each there are whole months and the days around them. */
export function trendPieces(
  by: RollupKind,
  music: Music,
  pieces: readonly DayRange[],
  columns: readonly string[],
): SQL {
  return selectRows(by, music, pieces.map(splitMonths), columns);
}

/** The same day by day, also where whole months lie between. */
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

/** Which rows: the account comes first, as in the keys. */
function matchesMusic({ account_id, tracks }: Music, column: SQL, { from, to }: DayRange): SQL {
  const when = sql`account_id = ${account_id} and ${column} between ${from}::date and ${to}::date`;
  return tracks === null ? when : sql`${when} and track_id = any(${sql.param([...tracks])}::uuid[])`;
}
