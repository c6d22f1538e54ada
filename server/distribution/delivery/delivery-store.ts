import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { canMoveDelivery, type DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { recordStoreEvent } from '../../events/webhook/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

export type DeliveryMove = {
  delivery_id: string;
  to: DeliveryState;
  at: Date;
  /** The reason for the artist and for staff: a code with a text in every language. */
  reason_code?: string | null;
  /** The store's or the system's own text, for staff only. */
  reason_text?: string | null;
};

/**
 * Moves a delivery to another state. False when the transition is not allowed: an acknowledgement that came late or
 * twice.
 */
export async function moveDelivery(tx: Tx, move: DeliveryMove): Promise<boolean> {
  const { delivery_id, to, at } = move;
  const [row] = await tx.select().from(deliveries).where(eq(deliveries.id, delivery_id)).for('update');
  if (!row || !canMoveDelivery(row.state, to)) return false;
  await tx
    .update(deliveries)
    .set({
      state: to,
      changed_at: at,
      reason_code: move.reason_code ?? null,
      reason_text: move.reason_text ?? null,
      ...(to === 'live' ? { live_at: at } : {}),
      ...(to === 'removed' ? { removed_at: at } : {}),
    })
    .where(eq(deliveries.id, delivery_id));
  await recordStoreEvent(tx, delivery_id, to, at);
  return true;
}

/** Abandons a message before it left: the delivery fails with a reason that staff has to handle. */
export async function failMessage(
  tx: Tx,
  messageId: string,
  failure: { state: 'invalid' | 'failed'; reason_code: string; reason_text: string | null; at: Date },
): Promise<void> {
  const [message] = await tx
    .update(delivery_messages)
    .set({ state: failure.state, leased_until: null, leased_by: null })
    .where(
      and(eq(delivery_messages.id, messageId), inArray(delivery_messages.state, ['planned', 'built', 'uploading'])),
    )
    .returning();
  if (!message) return;
  const { reason_code, reason_text, at } = failure;
  const { delivery_id, kind } = message;
  if (await moveDelivery(tx, { delivery_id, to: 'failed', at, reason_code, reason_text })) return;
  // The content at the store stays as it is; the failed change must still be visible.
  const unsaid = { reason_code: kind === 'takedown' ? 'takedown_failed' : reason_code, reason_text };
  await tx.update(deliveries).set(unsaid).where(eq(deliveries.id, delivery_id));
}
