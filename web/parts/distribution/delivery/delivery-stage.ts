import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { ChangeProgress } from '@tangent/domain/catalogue/release/metadata-change.ts';

/** The stages of a delivery as the owner sees them, the most urgent first. */
export const DELIVERY_STAGES = ['attention', 'leaving', 'on_way', 'live', 'removed'] as const;
export type DeliveryStage = (typeof DELIVERY_STAGES)[number];

const STATUS_BY_STATE: Record<Delivery['state'], DeliveryStage> = {
  queued: 'on_way',
  sent: 'on_way',
  acknowledged: 'on_way',
  live: 'live',
  refused: 'attention',
  failed: 'attention',
  taking_down: 'leaving',
  removed: 'removed',
};

/** A failed change or takedown needs attention, even while the store still shows the release. */
const STUCK: readonly NonNullable<Delivery['message']>['state'][] = ['rejected', 'invalid', 'failed'];

export function toDeliveryStage({ state, message }: Pick<Delivery, 'state' | 'message'>): DeliveryStage {
  const isStuck = message !== null && STUCK.includes(message.state) && state !== 'removed';
  return isStuck ? 'attention' : STATUS_BY_STATE[state];
}

/** Returns the progress of the latest change sent to a store after ingestion; null when there is none. */
export function changeProgress({
  state,
  message,
}: Pick<Delivery, 'state' | 'message'>): Exclude<ChangeProgress, 'unchanged'> | null {
  if (message?.kind !== 'update' || state === 'taking_down' || state === 'removed') return null;
  switch (message.state) {
    case 'delivered':
      return 'sent';
    case 'accepted':
      return 'accepted';
    case 'rejected':
    case 'invalid':
    case 'failed':
      return 'refused';
    case 'superseded':
      return null;
    default:
      return 'queued';
  }
}

/**
 * Returns how often to poll: fast when the store responds within a minute, slow within days, still when no response is
 * due.
 */
export function getPollingPace(delivery: Pick<Delivery, 'state' | 'message'>): 'fast' | 'slow' | 'still' {
  const { state } = delivery;
  const change = changeProgress(delivery);
  if (state === 'queued' || state === 'sent' || state === 'taking_down') return 'fast';
  if (change === 'queued' || change === 'sent') return 'fast';
  return state === 'acknowledged' ? 'slow' : 'still';
}
