/**
 * Why a message goes to a store (docs/standards/delivery.md). The message itself does not say it: stores go by release
 * and time.
 */
export const MESSAGE_KINDS = ['insert', 'update', 'takedown'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * Where a message is (docs/standards/delivery.md), in the order of a good life, then how it can end otherwise.
 * `accepted` and `rejected` are the store's answer; `superseded`: something newer is to be said and this one had not
 * left.
 */
export const MESSAGE_STATES = [
  'planned',
  'built',
  'uploading',
  'delivered',
  'accepted',
  'rejected',
  'invalid',
  'failed',
  'superseded',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Messages that are still with us: at most one for each store and release (docs/standards/delivery.md). */
export const OPEN_MESSAGE_STATES = ['planned', 'built', 'uploading'] as const satisfies readonly MessageState[];
