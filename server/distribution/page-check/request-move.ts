import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { page_checks } from '@tangent/db/schema/distribution/page-check.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { canRequestMove } from '@tangent/domain/distribution/delivery/page-check.ts';
import { and, eq } from 'drizzle-orm';
import { byUser, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getDeliveryView } from '../delivery/public.ts';
import { pageMailJob } from './jobs.ts';

/** Asks a store to move a release of the caller to the right artist page. */
export async function requestMove(
  tx: Tx,
  actor: Actor,
  { release_id, store_id }: { release_id: string; store_id: string },
  now: Date,
): Promise<Delivery> {
  const [row] = await tx
    .select({ check: page_checks, delivery_id: deliveries.id })
    .from(page_checks)
    .innerJoin(
      deliveries,
      and(eq(deliveries.release_id, page_checks.release_id), eq(deliveries.store_id, page_checks.store_id)),
    )
    .where(
      and(
        eq(page_checks.release_id, release_id),
        eq(page_checks.store_id, store_id),
        eq(page_checks.account_id, actor.user_id),
      ),
    )
    .for('update', { of: page_checks });
  if (!row) throw new Refusal('not_found');
  const { state, requested_at } = row.check;
  const requested_on = requested_at && utcDay(requested_at.getTime());
  if (!canRequestMove({ state, requested_on }, utcDay(now.getTime()))) throw new Refusal('invalid_transition');
  await tx.update(page_checks).set({ requested_at: now }).where(eq(page_checks.id, row.check.id));
  await recordAction(tx, 'release.page_request', {
    by: byUser(actor),
    subject: { kind: 'release', id: release_id },
    details: { store_id },
    at: now,
  });
  await enqueue(tx, pageMailJob, { check_id: row.check.id });
  return getDeliveryView(tx, row.delivery_id);
}
