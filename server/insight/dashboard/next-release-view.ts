import type { NextRelease } from '@tangent/contract/insight/dashboard.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { sql } from 'drizzle-orm';
import { getReleaseView } from '../../catalogue/release/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { NEAREST_FIRST, whereUpcoming } from '../analytics/public.ts';

/** Returns the next release to come out, for the largest panel of the dashboard. */
export async function getNextReleaseView(db: Db, accountId: string, now: Date): Promise<NextRelease | null> {
  const [next] = await db
    .select({ id: releases.id, total: TOTAL, delivered: DELIVERED })
    .from(releases)
    .where(whereUpcoming(accountId, utcDay(now.getTime())))
    .orderBy(...NEAREST_FIRST)
    .limit(1);
  if (!next) return null;
  const { id, ...stores } = next;
  return { ...(await getReleaseView(db, id, now)), stores };
}

// During delivery these are the stores the release goes to; before that, the chosen stores.
const TOTAL = sql<number>`coalesce(
  (select nullif(count(*), 0)::int from ${deliveries} d where d.release_id = ${releases}.id),
  cardinality(${releases}.store_ids))`;
const DELIVERED = sql<number>`(select count(*)::int from ${deliveries} d
  where d.release_id = ${releases}.id and d.state in ('acknowledged', 'live'))`;
