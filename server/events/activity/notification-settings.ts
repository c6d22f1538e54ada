import type {
  NotificationSetting,
  updateNotificationSetting as updateCall,
} from '@tangent/contract/events/notification.ts';
import { notification_settings } from '@tangent/db/schema/events/activity.ts';
import {
  isEmailOptional,
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@tangent/domain/events/activity/activity.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type Change = z.output<typeof updateCall.body>;

/** Returns both switches of every type of notification; what was never switched is on. */
export async function getNotificationSettings(db: Db | Tx, accountId: string): Promise<NotificationSetting[]> {
  const rows = await db.select().from(notification_settings).where(eq(notification_settings.account_id, accountId));
  return NOTIFICATION_TYPES.map((type) => {
    const { email = true, app = true } = rows.find((row) => row.type === type) ?? {};
    return { type, email, app, email_optional: isEmailOptional(type) };
  });
}

/** Switches one type on or off. Emails about money cannot be switched off. */
export async function updateNotificationSetting(tx: Tx, accountId: string, change: Change): Promise<void> {
  const { type, email, app } = change;
  if (email === false && !isEmailOptional(type)) {
    throw new Refusal('invalid_input', [{ code: 'invalid_choice', path: 'email' }]);
  }
  const given = { ...(email === undefined ? {} : { email }), ...(app === undefined ? {} : { app }) };
  if (Object.keys(given).length === 0) return;
  // Two switches pressed at once change one row each in its own column: neither undoes the other.
  await tx
    .insert(notification_settings)
    .values({ account_id: accountId, type, email: true, app: true, ...given })
    .onConflictDoUpdate({ target: [notification_settings.account_id, notification_settings.type], set: given });
}

/** Returns whether an account has switched off the emails of this type of notification. */
export async function isEmailOff(db: Db, accountId: string, type: NotificationType): Promise<boolean> {
  const { account_id, email } = notification_settings;
  const isOff = and(eq(account_id, accountId), eq(notification_settings.type, type), eq(email, false));
  return (await db.$count(notification_settings, isOff)) > 0;
}
