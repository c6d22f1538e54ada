import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import type { AcknowledgementMeaning } from '@tangent/domain/distribution/delivery/acknowledgement.ts';
import type { ReportedByHand } from '@tangent/domain/distribution/delivery/status.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { byStaff, recordAction } from '../../../identity/audit/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { applyAcknowledgement } from '../acknowledge/apply-acknowledgement.ts';
import { getNewestProfile } from '../store-profile.ts';
import { getDeliveryView } from '../views/release-deliveries-view.ts';

const MEANINGS: Record<ReportedByHand, AcknowledgementMeaning> = {
  live: { kind: 'live', reason_code: null },
  refused: { kind: 'refused', reason_code: 'release_not_available' },
  removed: { kind: 'not_available', reason_code: null },
};

/**
 * Records the outcome of a package that staff delivered by hand to a store which sends no acknowledgements. It
 * counts as that store's acknowledgement of the last message delivered there.
 */
export async function markDelivery(
  tx: Tx,
  actor: Actor,
  deliveryId: string,
  to: ReportedByHand,
  now: Date,
): Promise<Delivery> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, deliveryId));
  if (!delivery) throw new Refusal('not_found');
  const profile = await getNewestProfile(tx, delivery.store_id);
  const message = await findLastSent(tx, deliveryId);
  if (profile.acknowledgement !== 'none' || message === null) throw new Refusal('invalid_transition');
  if ((to === 'removed') !== (message.kind === 'takedown')) throw new Refusal('invalid_transition');
  const content = { status: to, text: null, proposed_action: null, lyrics_refusal: null };
  if (!(await applyAcknowledgement(tx, { message, delivery }, MEANINGS[to], content, now)))
    throw new Refusal('invalid_transition');
  await recordAction(tx, 'delivery.mark', {
    by: byStaff(actor),
    subject: { kind: 'delivery', id: deliveryId },
    details: { was: delivery.state, to },
    at: now,
  });
  return getDeliveryView(tx, deliveryId);
}

async function findLastSent(tx: Tx, deliveryId: string): Promise<typeof delivery_messages.$inferSelect | null> {
  const [message] = await tx
    .select()
    .from(delivery_messages)
    .where(and(eq(delivery_messages.delivery_id, deliveryId), isNotNull(delivery_messages.delivered_at)))
    .orderBy(desc(delivery_messages.sequence))
    .limit(1);
  return message ?? null;
}
