import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { addDays, utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { deliveryQuality } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { and, eq } from 'drizzle-orm';
import { moveRelease, publishRelease } from '../../catalogue/release/public.ts';
import { insertSnapshot } from '../../distribution/delivery/public.ts';
import { assignCodes } from '../../distribution/review/assign-codes.ts';
import { notify, recordActivity, saveNotification } from '../../events/activity/public.ts';
import { getEffectivePlan } from '../../identity/account/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { createLink } from '../../promotion/smartlink/public.ts';
import type { Context } from '../context.ts';
import type { DemoRelease } from './demo-release.ts';

const REMOVED_DAYS_AGO = 89;
const HALF_HOUR_MS = HOUR_MS / 2;
const SYSTEM = { by: 'system', actor_id: null } as const;

/** Inserts the history of a release of long ago, each step at its time. */
export async function writeHistory(
  tx: Tx,
  context: Context,
  id: string,
  release: DemoRelease,
  now: Date,
): Promise<void> {
  const move = { release_id: id, ...SYSTEM };
  if (release.status === 'expired') {
    await moveRelease(tx, { ...move, from: 'draft', to: 'expired', at: new Date(now.getTime() - 20 * DAY_MS) });
    return;
  }
  await writeApproval(tx, context, id, new Date(now.getTime() + (release.submitted + 1) * DAY_MS));
  const liveDate = addDays(utcDay(now.getTime()), release.released);
  const liveAt = new Date(utcStartMs(liveDate));
  await writeDeliveries(tx, id, release, liveAt);
  await publishRelease(tx, id, liveDate, liveAt);
  await announcePublished(tx, id, liveAt);
  if (release.status === 'removed') await writeTakedown(tx, id, new Date(now.getTime() - REMOVED_DAYS_AGO * DAY_MS));
}

/** Records the publication in the activity and the notifications; an email would come too late. */
async function announcePublished(tx: Tx, release_id: string, at: Date): Promise<void> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, release_id));
  if (!release) return;
  const event = { account_id: release.account_id, type: 'published', release_id, at } as const;
  await recordActivity(tx, event);
  await saveNotification(tx, { ...event, params: {} });
}

async function writeTakedown(tx: Tx, id: string, removed_at: Date): Promise<void> {
  const requested_at = new Date(removed_at.getTime() - DAY_MS);
  const move = { release_id: id, ...SYSTEM };
  await moveRelease(tx, { ...move, by: 'owner', from: 'published', to: 'takedown_requested', at: requested_at });
  await moveRelease(tx, { ...move, from: 'takedown_requested', to: 'removed', at: removed_at });
  const takedown = { takedown_requested_at: requested_at, takedown_by: 'owner', removed_at } as const;
  await tx.update(releases).set(takedown).where(eq(releases.id, id));
  await tx
    .update(deliveries)
    .set({ state: 'removed', wanted: 'down', removed_at, changed_at: removed_at })
    .where(eq(deliveries.release_id, id));
}

async function writeApproval(tx: Tx, { prefixes }: Context, id: string, at: Date): Promise<void> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, id));
  if (!release) throw new Error(`The demo release ${id} was not written`);
  const move = { release_id: id, ...SYSTEM, at };
  await moveRelease(tx, { ...move, by: 'staff', from: 'in_review', to: 'approved' });
  await assignCodes(tx, id, prefixes, at);
  const delivery_quality = deliveryQuality(await getEffectivePlan(tx, release.account_id, at));
  await tx.update(releases).set({ approved_at: at, delivery_quality }).where(eq(releases.id, id));
  await createLink(tx, id, at);
  await moveRelease(tx, { ...move, from: 'approved', to: 'in_process' });
}

/** Inserts what stores did with a release long ago. The stores of this sandbox learn of it with the reports. */
async function writeDeliveries(tx: Tx, release_id: string, { refused_by }: DemoRelease, liveAt: Date): Promise<void> {
  const { id: snapshot_id } = await insertSnapshot(tx, release_id, liveAt);
  const received = { wanted_snapshot_id: snapshot_id, accepted_snapshot_id: snapshot_id };
  await tx
    .insert(deliveries)
    .values(MAJOR_STORES.map(({ id }, index) => ({ release_id, store_id: id, ...received, ...goLive(liveAt, index) })));
  if (refused_by === undefined) return;
  const { store_id, ...reason } = refused_by;
  await tx
    .update(deliveries)
    .set({ state: 'refused', accepted_snapshot_id: null, live_at: null, ...reason })
    .where(and(eq(deliveries.release_id, release_id), eq(deliveries.store_id, store_id)));
  await notify(tx, { type: 'store_refused', release_id, at: liveAt });
}

/** Stores show a release one after the other. */
function goLive(releasedAt: Date, position: number) {
  const at = new Date(releasedAt.getTime() + ((position * 37) % 29) * HALF_HOUR_MS);
  return { state: 'live', changed_at: at, live_at: at } as const;
}
