import type { Delivery } from '@tangent/contract/delivery.ts';
import type { deliveries } from '@tangent/db/schema/delivery.ts';
import type { stores } from '@tangent/db/schema/store.ts';
import type { MessageKind, MessageState } from '@tangent/domain/delivery/message.ts';

/** The attempts of a delivery, over all its messages. */
export type DeliveryAttempts = { attempts: number; next_attempt_at: Date | null };

/** The newest message to the store, ignoring those that were superseded before they left. */
export type NewestMessage = {
  kind: MessageKind;
  state: MessageState;
  delivered_ms: number | null;
  acknowledged_ms: number | null;
  is_overdue: boolean;
};

/** Presents a delivery to owners and staff; internal error texts are left out. */
export function presentDelivery(
  row: typeof deliveries.$inferSelect,
  { name, contract }: Pick<typeof stores.$inferSelect, 'name' | 'contract'>,
  tries: DeliveryAttempts,
  message: NewestMessage | null,
): Delivery {
  const { id, store_id, state, changed_at, reason_code, live_at } = row;
  const waits = state === 'queued' && tries.attempts > 0;
  return {
    id,
    store_id,
    store_name: name,
    state,
    changed_at: changed_at.toISOString(),
    reason_code,
    attempts: tries.attempts,
    next_attempt_at: waits ? (tries.next_attempt_at?.toISOString() ?? null) : null,
    live_at: live_at?.toISOString() ?? null,
    removed_at: row.removed_at?.toISOString() ?? null,
    contract,
    message: message && presentMessage(message),
  };
}

function presentMessage({
  kind,
  state,
  delivered_ms,
  acknowledged_ms,
  is_overdue,
}: NewestMessage): Delivery['message'] {
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    kind,
    state,
    delivered_at: instant(delivered_ms),
    acknowledged_at: instant(acknowledged_ms),
    overdue: is_overdue,
  };
}
