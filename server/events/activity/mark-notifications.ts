import { notifications } from '@tangent/db/schema/events/activity.ts';
import { and, eq, lte } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Marks the account's notifications up to an instant as read; one that arrived after it stays unread. */
export async function markNotificationsRead(db: Db, accountId: string, until: Date): Promise<void> {
  const { account_id, created_at, read } = notifications;
  await db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(account_id, accountId), eq(read, false), lte(created_at, until)));
}

export async function markNotificationRead(db: Db, accountId: string, id: string): Promise<void> {
  const marked = await db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.id, id), eq(notifications.account_id, accountId)))
    .returning({ id: notifications.id });
  if (marked.length === 0) throw new Refusal('not_found');
}
