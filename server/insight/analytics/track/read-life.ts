import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { trend_track_first_days } from '@tangent/db/schema/insight/trend.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { countDays, type DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import type { FigureQuery } from '../figure-query.ts';
import { listReportedDays } from '../list-reported-days.ts';
import { type FlaggedByPart, readFlagged } from '../read-flagged.ts';
import { type Music, trendDayRows } from '../trend-rows.ts';

/** The days of a track since its release: its streams, what is reported, and what is left out. */
export type Life = {
  /** The first day with figures; null while there are none. */
  since: string | null;
  range: DayRange;
  streams: ReadonlyMap<string, number>;
  reported: ReadonlySet<string>;
  flagged: FlaggedByPart;
};

type TrackMusic = Music & { tracks: readonly string[] };

/**
 * Reads every day of a track up to yesterday, from its release day on, or from its first figures if these are older.
 * Null while it has neither.
 */
export async function readLife(
  db: Db,
  { music, freshness }: { music: TrackMusic; freshness: FigureQuery['freshness'] },
  { live_date, yesterday }: { live_date: string | null; yesterday: string },
): Promise<Life | null> {
  const since = await findFirstDay(db, music);
  const first = [live_date, since].filter((day) => day !== null).sort()[0];
  if (first === undefined || first > yesterday) return null;
  const range = { from: first, to: yesterday };
  const [{ rows }, reported, flagged] = await Promise.all([
    db.execute<{ at: string; streams: string }>(sql`
      select r.at::text as at, sum(r.streams)::bigint as streams
        from ${trendDayRows('track', music, range, ['streams'])} group by r.at`),
    listReportedDays(db, freshness, range),
    readFlagged(db, music, range, 'day'),
  ]);
  return { since, range, streams: new Map(rows.map(({ at, streams }) => [at, Number(streams)])), reported, flagged };
}

async function findFirstDay(db: Db, { account_id, tracks }: TrackMusic): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select min(first_day)::text as day from ${trend_track_first_days}
     where account_id = ${account_id} and track_id = any(${sql.param([...tracks])}::uuid[])`);
  return rows[0]?.day ?? null;
}

type Week = TrackAnalytics['weeks'][number];
const WEEK_DAYS = 7;

/** Lists the complete weeks from the first day on, and the one that is not over. */
export function listWeeks({ range, streams, reported, flagged }: Life): Pick<TrackAnalytics, 'weeks' | 'open_week'> {
  const weeks: Week[] = [];
  let open_week: Week | null = null;
  for (let from = range.from; from <= range.to; from = addDays(from, WEEK_DAYS)) {
    const end = addDays(from, WEEK_DAYS - 1);
    const to = end < range.to ? end : range.to;
    const days = Array.from({ length: countDays({ from, to }) }, (_, n) => addDays(from, n));
    const week = {
      from,
      to,
      streams: days.reduce((sum, day) => sum + (streams.get(day) ?? 0), 0),
      flagged: flagged.within({ from, to }),
      is_reported: days.every((day) => reported.has(day)),
    };
    if (to === end) weeks.push(week);
    else open_week = week;
  }
  return { weeks, open_week };
}
