import { notifications } from '@tangent/db/schema/activity.ts';
import { releases } from '@tangent/db/schema/release.ts';
import type { NotificationType, ReleaseNotificationType } from '@tangent/domain/activity/activity.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { enqueueReleaseMail } from '../mail/public.ts';

type Params = Record<string, string | number>;

/**
 * Tells the owner of a release what happened to it: kept, and mailed unless they want no mails. Part of the transaction in
 * which it happens, so that nobody is told of what did not become true.
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
  await enqueueReleaseMail(tx, `release_${type}`, release_id);
}

/** Keeps what somebody is told. Who keeps it also mails it. */
export async function saveNotification(
  tx: Tx,
  {
    at,
    ...notification
  }: { account_id: string; type: NotificationType; release_id?: string; params: Params; at: Date },
): Promise<void> {
  await tx.insert(notifications).values({ ...notification, created_at: at });
}
