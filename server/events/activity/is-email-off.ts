import { notification_settings } from '@tangent/db/schema/events/activity.ts';
import type { NotificationType } from '@tangent/domain/events/activity/activity.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Returns whether an account has switched off the emails of this type of notification. */
export async function isEmailOff(db: Db, accountId: string, type: NotificationType): Promise<boolean> {
  const { account_id, email } = notification_settings;
  const isOff = and(eq(account_id, accountId), eq(notification_settings.type, type), eq(email, false));
  return (await db.$count(notification_settings, isOff)) > 0;
}
