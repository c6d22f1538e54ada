import type { TrendFreshness } from '@tangent/contract/insight/analytics.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import { countDays, type DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { SPARKLINE_DAYS } from '@tangent/domain/insight/analytics-limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { type Music, trendDayRows } from './trend-rows.ts';

/** Returns the last reported days of a range. */
export function getLastDays(range: DayRange, freshness: readonly TrendFreshness[]): DayRange {
  const until = findReportedUntil(freshness);
  const to = until !== null && until < range.to ? until : range.to;
  const first = addDays(to, 1 - SPARKLINE_DAYS);
  return { from: first > range.from ? first : range.from, to };
}

const KEYS = { track: sql`r.track_id`, release: sql`t.release_id` } as const;

/** Lists streams day by day without gaps, by the id of the track or the release. Music without streams is left out. */
export async function listSparklines(
  db: Db,
  music: Music,
  range: DayRange,
  by: keyof typeof KEYS,
): Promise<Map<string, number[]>> {
  const { rows } = await db.execute<{ key: string; at: string; streams: string }>(sql`
    select ${KEYS[by]} as key, r.at::text as at, sum(r.streams)::bigint as streams
      from ${trendDayRows('track', music, range, ['track_id', 'streams'])}
      ${by === 'release' ? sql`join ${tracks} t on t.id = r.track_id` : sql``}
     group by 1, r.at`);
  const days = Array.from({ length: Math.max(0, countDays(range)) }, (_, day) => addDays(range.from, day));
  const known = new Map<string, Map<string, number>>();
  for (const { key, at, streams } of rows) {
    known.set(key, (known.get(key) ?? new Map()).set(at, Number(streams)));
  }
  return new Map([...known].map(([key, values]) => [key, days.map((day) => values.get(day) ?? 0)]));
}
