import { notifications } from '@tangent/db/schema/events/activity.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { NOTIFICATIONS } from '@tangent/domain/events/event-limits.ts';
import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Deletes the notifications of all accounts after 180 days, read or not. */
export async function pruneNotifications(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - NOTIFICATIONS.kept_days * DAY_MS);
  await db.delete(notifications).where(lt(notifications.created_at, oldest));
}
