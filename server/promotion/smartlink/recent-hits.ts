import { link_hits } from '@tangent/db/schema/promotion/smartlink.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const RECENT_DAYS = 30;

export type RecentHits = { views: number; clicks: number };

export const NO_HITS: RecentHits = { views: 0, clicks: 0 };

/** Returns the last 30 days, today included. */
export function getRecentRange(now: Date): DayRange {
  const to = utcDay(now.getTime());
  return { from: addDays(to, 1 - RECENT_DAYS), to };
}

/** Reads views and clicks of the last 30 days, today included: of each link of an account that has any. */
export async function readRecentHits(db: Db | Tx, accountId: string, now: Date): Promise<Map<string, RecentHits>> {
  const { from } = getRecentRange(now);
  const { link_id, kind, count, account_id, day } = link_hits;
  const add = (counted: 'view' | 'click') =>
    sql`coalesce(sum(${count}) filter (where ${kind} = ${counted}), 0)`.mapWith(Number);
  const rows = await db
    .select({ link_id, views: add('view'), clicks: add('click') })
    .from(link_hits)
    .where(and(eq(account_id, accountId), gte(day, from)))
    .groupBy(link_id);
  return new Map(rows.map(({ link_id: id, ...hits }) => [id, hits]));
}
