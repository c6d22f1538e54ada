/**
 * The purpose of a message to a store (docs/standards/delivery.md). The message itself does not contain it: stores
 * derive it from release and time.
 */
export const MESSAGE_KINDS = ['insert', 'update', 'takedown'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * States of a message (docs/standards/delivery.md): first the regular path, then the other ends. `accepted` and
 * `rejected` come from the store; `superseded`: a newer message replaced this one before it was sent.
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

/** Messages that were not sent yet: at most one for each store and release (docs/standards/delivery.md). */
export const OPEN_MESSAGE_STATES = ['planned', 'built', 'uploading'] as const satisfies readonly MessageState[];
