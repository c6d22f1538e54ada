import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { notification_settings, notifications } from '@tangent/db/schema/events/activity.ts';
import type { NotificationType, ReleaseNotificationType } from '@tangent/domain/events/activity/activity.ts';
import { and, eq } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { releaseMailJob } from './release-mail.ts';

type Params = Record<string, string | number>;

/**
 * Notifies the owner of a release: saves the notification and sends an email, unless the owner has turned emails off
 * . Runs in the transaction of the event, so that nothing is announced that did not take effect.
 */
export async function notify(
  tx: Tx,
  {
    type,
    release_id,
    at,
    params = {},
  }: { type: ReleaseNotificationType; release_id: string; at: Date; params?: Params },
): Promise<void> {
  const [release] = await tx
    .select({ account_id: releases.account_id })
    .from(releases)
    .where(eq(releases.id, release_id));
  if (!release) throw new Error(`release ${release_id} does not exist`);
  const { account_id } = release;
  await saveNotification(tx, { account_id, type, release_id, params, at });
  await enqueue(tx, releaseMailJob, { mail: `release_${type}`, release_id });
}

/** Saves a notification, unless the owner has switched its type off in the app. The caller also sends its email. */
export async function saveNotification(
  tx: Tx,
  {
    at,
    ...notification
  }: { account_id: string; type: NotificationType; release_id?: string; params: Params; at: Date },
): Promise<void> {
  const { account_id, type } = notification;
  const isOff = and(
    eq(notification_settings.account_id, account_id),
    eq(notification_settings.type, type),
    eq(notification_settings.app, false),
  );
  if ((await tx.$count(notification_settings, isOff)) > 0) return;
  await tx.insert(notifications).values({ ...notification, created_at: at });
}
