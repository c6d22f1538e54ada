import { link_hits } from '@tangent/db/schema/promotion/smartlink.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const RECENT_DAYS = 30;

export type RecentHits = { views: number; clicks: number };

export const NO_HITS: RecentHits = { views: 0, clicks: 0 };

/** Reads views and clicks of the last 30 days, today included: of each link of an account that has any. */
export async function readRecentHits(db: Db | Tx, accountId: string, now: Date): Promise<Map<string, RecentHits>> {
  const since = addDays(utcDay(now.getTime()), 1 - RECENT_DAYS);
  const { link_id, kind, count, account_id, day } = link_hits;
  const add = (counted: 'view' | 'click') =>
    sql`coalesce(sum(${count}) filter (where ${kind} = ${counted}), 0)`.mapWith(Number);
  const rows = await db
    .select({ link_id, views: add('view'), clicks: add('click') })
    .from(link_hits)
    .where(and(eq(account_id, accountId), gte(day, since)))
    .groupBy(link_id);
  return new Map(rows.map(({ link_id: id, ...hits }) => [id, hits]));
}
