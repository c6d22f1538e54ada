import type { listNotifications } from '@tangent/contract/events/notification.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { NOTIFICATIONS } from '@tangent/domain/events/event-limits.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';

type Page = z.input<typeof listNotifications.response>;

/** Returns a page of an account's notifications, newest first, and how many are unread. */
export async function getNotificationsView(db: Db, accountId: string, cursor?: string): Promise<Page> {
  const { id, created_at } = notifications;
  const byAccount = eq(notifications.account_id, accountId);
  const rows = await db
    .select({ notification: notifications, release: RELEASE })
    .from(notifications)
    .leftJoin(releases, eq(releases.id, notifications.release_id))
    .where(cursor === undefined ? byAccount : and(byAccount, olderThan(created_at, id, cursor)))
    .orderBy(desc(created_at), desc(id))
    .limit(NOTIFICATIONS.per_page + 1);
  const { visible, last } = splitPage(rows, NOTIFICATIONS.per_page);
  return {
    items: visible.map(({ notification, release }) => present(notification, release)),
    next_cursor: last ? encodeCursor({ at: last.notification.created_at, id: last.notification.id }) : null,
    unread: await countUnread(db, accountId),
  };
}

/** Counts the unread notifications of an account, up to the highest number that is shown. */
export async function countUnread(db: Db, accountId: string): Promise<number> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.account_id, accountId), eq(notifications.read, false)))
    .limit(NOTIFICATIONS.count_max);
  return rows.length;
}

const RELEASE = { id: releases.id, title: releases.title, artwork_upload_id: releases.artwork_upload_id };
type Item = Page['items'][number];

function present(row: typeof notifications.$inferSelect, release: Item['release']): Item {
  const { id, type, params, read, created_at } = row;
  return { id, type, params, read, release, created_at: created_at.toISOString() };
}
