import type { listActivity } from '@tangent/contract/events/activity.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { activity_events } from '@tangent/db/schema/events/activity.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';

type Query = z.output<typeof listActivity.query>;
type Page = z.input<typeof listActivity.response>;

/** Returns a page of the activity of an account, the newest first, starting after the last event seen. */
export async function getActivityView(db: Db, accountId: string, { limit, cursor }: Query): Promise<Page> {
  const byAccount = eq(activity_events.account_id, accountId);
  const rows = await db
    .select({
      id: activity_events.id,
      type: activity_events.type,
      params: activity_events.params,
      at: activity_events.at,
      release: { id: releases.id, title: releases.title },
    })
    .from(activity_events)
    .leftJoin(releases, eq(releases.id, activity_events.release_id))
    .where(cursor === undefined ? byAccount : and(byAccount, olderThan(activity_events.at, activity_events.id, cursor)))
    .orderBy(desc(activity_events.at), desc(activity_events.id))
    .limit(limit + 1);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(activity_events).where(byAccount);
  const { visible, last } = splitPage(rows, limit);
  const items = visible.map(({ at, ...event }) => ({ ...event, created_at: at.toISOString() }));
  return { items, next_cursor: last ? encodeCursor(last) : null, total };
}
