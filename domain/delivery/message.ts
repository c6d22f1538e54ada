/** Why a message goes to a store (DDEX.md 1.5). The message itself does not say it: stores go by release and time. */
export const MESSAGE_KINDS = ['insert', 'update', 'takedown'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * Where a message is (DDEX.md 10.2): the key is the state, the list is where it may go. `superseded`: something newer is to be
 * said to the store and this one had not left. `accepted` and `rejected` are the store's answer.
 */
export const NEXT_MESSAGE_STATES = {
  planned: ['built', 'invalid', 'failed', 'superseded'],
  built: ['uploading', 'failed', 'superseded'],
  uploading: ['delivered', 'failed'],
  delivered: ['accepted', 'rejected'],
  accepted: ['rejected'],
  rejected: [],
  invalid: [],
  failed: [],
  superseded: [],
} as const satisfies Record<string, readonly string[]>;
export type MessageState = keyof typeof NEXT_MESSAGE_STATES;
export const MESSAGE_STATES = Object.keys(NEXT_MESSAGE_STATES) as [MessageState, ...MessageState[]];

/** Messages that are still with us: at most one for each store and release (DDEX.md 1.7). */
export const OPEN_MESSAGE_STATES = ['planned', 'built', 'uploading'] as const satisfies readonly MessageState[];

/** Whether a message may go from one state to another. */
export function canMoveMessage(from: MessageState, to: MessageState): boolean {
  return (NEXT_MESSAGE_STATES[from] as readonly MessageState[]).includes(to);
}
