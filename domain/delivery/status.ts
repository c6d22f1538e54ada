/**
 * Where a release is on its way to one store, and on its way out again: the key is the state, the list is where
 * it may go. `refused` is the store's word, `failed` is ours: it could not be built or brought there. A release that is live
 * may be taken off by the store itself, which is a refusal too.
 */
const NEXT_DELIVERY_STATES = {
  queued: ['sent', 'failed', 'taking_down', 'removed'],
  sent: ['acknowledged', 'live', 'refused', 'taking_down'],
  acknowledged: ['live', 'refused', 'taking_down'],
  live: ['refused', 'taking_down'],
  refused: ['queued', 'taking_down', 'removed'],
  failed: ['queued', 'taking_down', 'removed'],
  taking_down: ['removed'],
  removed: [],
} as const satisfies Record<string, readonly string[]>;

export type DeliveryState = keyof typeof NEXT_DELIVERY_STATES;
export const DELIVERY_STATES = Object.keys(NEXT_DELIVERY_STATES) as [DeliveryState, ...DeliveryState[]];

/** What became of a delivery that our people brought to a store by hand, as they report it. */
export const REPORTED_BY_HAND = ['live', 'refused', 'removed'] as const satisfies readonly DeliveryState[];
export type ReportedByHand = (typeof REPORTED_BY_HAND)[number];

/** Whether a delivery may go from one state to another. An answer that arrives late or twice simply may not. */
export function canMoveDelivery(from: DeliveryState, to: DeliveryState): boolean {
  return (NEXT_DELIVERY_STATES[from] as readonly DeliveryState[]).includes(to);
}
