import type { Delivery } from '@tangent/contract/delivery.ts';
import type { ChangeProgress } from '@tangent/domain/release/metadata-change.ts';

/** What a delivery is to the person who looks at it, the most pressing first. */
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

/** A change or a takedown that did not get through needs somebody, also where the store shows the release as before. */
const STUCK: readonly NonNullable<Delivery['message']>['state'][] = ['rejected', 'invalid', 'failed'];

export function toDeliveryStage({ state, message }: Pick<Delivery, 'state' | 'message'>): DeliveryStage {
  const isStuck = message !== null && STUCK.includes(message.state) && state !== 'removed';
  return isStuck ? 'attention' : STATUS_BY_STATE[state];
}

/** How far a change is that a store has been told since it took the release in; null when there is none to speak of. */
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

/** Whether a store answers within the minute, within days, or not at all: how often it is worth asking. */
export function getPollingPace(delivery: Pick<Delivery, 'state' | 'message'>): 'fast' | 'slow' | 'still' {
  const { state } = delivery;
  const change = changeProgress(delivery);
  if (state === 'queued' || state === 'sent' || state === 'taking_down') return 'fast';
  if (change === 'queued' || change === 'sent') return 'fast';
  return state === 'acknowledged' ? 'slow' : 'still';
}
