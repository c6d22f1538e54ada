import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { isPublished } from '@tangent/domain/catalogue/release/published.ts';
import { and, eq, exists, lte } from 'drizzle-orm';
import { publishRelease } from '../../../catalogue/release/public.ts';
import { notify, recordActivity } from '../../../events/activity/public.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';

/** Publishes a release when a store shows it and its release date has come. Otherwise leaves it unchanged. */
export async function publishWhenDue(tx: Tx, releaseId: string, now: Date): Promise<void> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('no key update');
  if (release?.status !== 'in_process' || release.release_date === null) return;
  const rows = await tx
    .select({ state: deliveries.state })
    .from(deliveries)
    .where(eq(deliveries.release_id, releaseId));
  const today = utcDay(now.getTime());
  const states = rows.map(({ state }) => state);
  if (!isPublished(states, release.release_date, today)) return;
  await publishRelease(tx, releaseId, today, now);
  await recordActivity(tx, { account_id: release.account_id, release_id: releaseId, type: 'published', at: now });
  await notify(tx, { type: 'published', release_id: releaseId, at: now });
}

/** Lists releases that a store already shows and whose release date has come meanwhile. */
export async function listDueReleases(tx: Tx | Db, now: Date): Promise<string[]> {
  const live = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.release_id, releases.id), eq(deliveries.state, 'live')));
  const rows = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.status, 'in_process'), lte(releases.release_date, utcDay(now.getTime())), exists(live)));
  return rows.map(({ id }) => id);
}
