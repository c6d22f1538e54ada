import { link_hits } from '@tangent/db/schema/promotion/smartlink.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { type DayRange, findPeriodDays } from '@tangent/domain/insight/analytics/period.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Views and clicks of the last 30 days, and of the open day beside them. */
export type RecentHits = { views: number; clicks: number; open: { views: number; clicks: number } };

export const NO_HITS: RecentHits = { views: 0, clicks: 0, open: { views: 0, clicks: 0 } };

/** Returns the last 30 days, the same as everywhere. */
export function getRecentRange(now: Date): DayRange {
  const facts = { today: utcDay(now.getTime()), first_day: null, has_today: true };
  return findPeriodDays({ period: 'last_30_days' }, facts).range;
}

/** Reads the recent hits of each link of an account that has any. */
export async function readRecentHits(db: Db | Tx, accountId: string, now: Date): Promise<Map<string, RecentHits>> {
  const { from, to } = getRecentRange(now);
  const { link_id, kind, count, account_id, day } = link_hits;
  const add = (counted: 'view' | 'click', days: 'complete' | 'open') =>
    sql`coalesce(sum(${count}) filter (
      where ${kind} = ${counted} and (${day} <= ${to}) = ${days === 'complete'} and ${day} <= ${addDays(to, 1)}), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      link_id,
      views: add('view', 'complete'),
      clicks: add('click', 'complete'),
      open_views: add('view', 'open'),
      open_clicks: add('click', 'open'),
    })
    .from(link_hits)
    .where(and(eq(account_id, accountId), gte(day, from)))
    .groupBy(link_id);
  return new Map(
    rows.map(({ link_id: id, views, clicks, open_views, open_clicks }) => [
      id,
      { views, clicks, open: { views: open_views, clicks: open_clicks } },
    ]),
  );
}
