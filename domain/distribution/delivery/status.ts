/**
 * States of a delivery, on its way to a store and out again: the key is the state, the list its possible
 * next states. `refused` comes from the store, `failed` from us: the message could not be built or delivered. A store
 * may also delist a live release, which counts as a refusal.
 */
const NEXT_DELIVERY_STATES = {
  queued: ['sent', 'failed', 'taking_down', 'removed'],
  sent: ['acknowledged', 'live', 'refused', 'taking_down'],
  acknowledged: ['live', 'refused', 'taking_down'],
  live: ['refused', 'taking_down'],
  refused: ['queued', 'taking_down', 'removed'],
  failed: ['queued', 'taking_down', 'removed'],
  taking_down: ['removed'],
  // The artist may choose the store again.
  removed: ['queued'],
} as const satisfies Record<string, readonly string[]>;

export type DeliveryState = keyof typeof NEXT_DELIVERY_STATES;
export const DELIVERY_STATES = Object.keys(NEXT_DELIVERY_STATES) as [DeliveryState, ...DeliveryState[]];

/** The outcomes of a manual delivery that staff can report. */
export const REPORTED_BY_HAND = ['live', 'refused', 'removed'] as const satisfies readonly DeliveryState[];
export type ReportedByHand = (typeof REPORTED_BY_HAND)[number];

/** Returns whether a delivery may move from one state to another; a late or repeated acknowledgement may not. */
export function canMoveDelivery(from: DeliveryState, to: DeliveryState): boolean {
  return (NEXT_DELIVERY_STATES[from] as readonly DeliveryState[]).includes(to);
}
