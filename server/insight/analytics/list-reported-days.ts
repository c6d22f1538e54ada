import { trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { getChartStep } from '@tangent/domain/insight/analytics/steps.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { FigureQuery } from './figure-query.ts';

/** Returns whether a step, a day or the days of a month, contains a reported day. */
export type IsReported = (step: DayRange) => boolean;

/**
 * Reads which days of a range and its comparison any store of the music has reported: all other days are unknown, not
 * zero. Of months only the newest day matters.
 */
export async function readReportedDays(db: Db, { freshness, range, comparison }: FigureQuery): Promise<IsReported> {
  const until = findReportedUntil(freshness);
  if (until === null) return () => false;
  if (getChartStep(range) === 'month') return ({ from }) => from <= until;
  const known = await listReportedDays(db, freshness, { from: comparison?.from ?? range.from, to: range.to });
  return ({ from, to }) => [from, to].some((day) => known.has(day));
}

/** Lists the days of a range that any of these stores has reported. */
export async function listReportedDays(
  db: Db,
  freshness: FigureQuery['freshness'],
  { from, to }: DayRange,
): Promise<ReadonlySet<string>> {
  const ids = freshness.map(({ store }) => store.id);
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct day::text as day from ${trend_reported_days}
     where store_id = any(${sql.param(ids)}) and day between ${from} and ${to}`);
  return new Set(rows.map(({ day }) => day));
}
