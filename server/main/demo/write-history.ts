import { deliveries } from '@tangent/db/schema/delivery.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { addDays, utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import { deliveryQuality } from '@tangent/domain/delivery/delivery-quality.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import type { ReleaseStatus } from '@tangent/domain/release/status.ts';
import { MAJOR_STORES } from '@tangent/domain/store/major-stores.ts';
import { eq } from 'drizzle-orm';
import { moveRelease, publishRelease } from '../../catalogue/release/public.ts';
import { assignCodes } from '../../catalogue/review/assign-codes.ts';
import { planDeliveries } from '../../distribution/delivery/public.ts';
import { createLink } from '../../engagement/smartlink/public.ts';
import { getEffectivePlan } from '../../identity/account/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { Context } from '../context.ts';
import type { DemoRelease } from './demo-releases.ts';

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
  await writeDeliveries(tx, id, release.status, { now, liveAt });
  await publishRelease(tx, id, liveDate, liveAt);
  if (release.status === 'published') return;
  const requestedDaysAgo = release.status === 'removed' ? 90 : 0;
  const requestedAt = new Date(now.getTime() - requestedDaysAgo * DAY_MS - HOUR_MS);
  await moveRelease(tx, { ...move, by: 'owner', from: 'published', to: 'takedown_requested', at: requestedAt });
  await writeTakedown(tx, id, { takedown_requested_at: requestedAt, takedown_by: 'owner' }, { state: 'taking_down' });
  if (release.status === 'removed') {
    const at = new Date(requestedAt.getTime() + DAY_MS);
    await moveRelease(tx, { ...move, from: 'takedown_requested', to: 'removed', at });
    await writeTakedown(tx, id, { removed_at: at }, { state: 'removed', removed_at: at });
  }
}

type TakedownRow = Pick<typeof releases.$inferInsert, 'takedown_requested_at' | 'takedown_by' | 'removed_at'>;
type LeavingRow = { state: 'taking_down' } | { state: 'removed'; removed_at: Date };

async function writeTakedown(tx: Tx, id: string, release: TakedownRow, delivery: LeavingRow): Promise<void> {
  const changed_at = release.removed_at ?? release.takedown_requested_at;
  await tx.update(releases).set(release).where(eq(releases.id, id));
  await tx
    .update(deliveries)
    .set({ ...delivery, wanted: 'down', ...(changed_at && { changed_at }) })
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

/**
 * Delivers a release to the stores of this sandbox although its history says it is live, so that every action on a live
 * release works: the stores that received it long ago were those of another sandbox.
 */
async function writeDeliveries(
  tx: Tx,
  release_id: string,
  status: ReleaseStatus,
  { now, liveAt }: { now: Date; liveAt: Date },
): Promise<void> {
  const state = { state: 'live', changed_at: liveAt, live_at: liveAt } as const;
  if (status === 'removed') {
    await tx.insert(deliveries).values(MAJOR_STORES.map(({ id }) => ({ release_id, store_id: id, ...state })));
    return;
  }
  await planDeliveries(tx, release_id, now);
  await tx.update(deliveries).set(state).where(eq(deliveries.release_id, release_id));
}
