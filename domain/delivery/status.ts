/**
 * Where a release is on its way to one store: the key is the state, the list is where it may go. `refused` is the
 * store's word, `failed` is ours: it could not be built or brought there.
 */
export const NEXT_DELIVERY_STATES = {
  queued: ['sent', 'failed'],
  sent: ['acknowledged', 'live', 'refused'],
  acknowledged: ['live', 'refused'],
  live: [],
  refused: ['queued'],
  failed: ['queued'],
} as const satisfies Record<string, readonly string[]>;

export type DeliveryState = keyof typeof NEXT_DELIVERY_STATES;
export const DELIVERY_STATES = Object.keys(NEXT_DELIVERY_STATES) as [DeliveryState, ...DeliveryState[]];

/** Whether a delivery may go from one state to another. An answer that arrives late or twice simply may not. */
export function canMoveDelivery(from: DeliveryState, to: DeliveryState): boolean {
  return (NEXT_DELIVERY_STATES[from] as readonly DeliveryState[]).includes(to);
}
