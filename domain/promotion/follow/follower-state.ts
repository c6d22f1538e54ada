/**
 * The states of a follower, and where each may go: `waiting` until the address is confirmed, then `confirmed`.
 * `left` and `unreachable` are final; the same person may come again, as a new follower.
 */
const NEXT_FOLLOWER_STATES = {
  waiting: ['confirmed', 'left'],
  confirmed: ['left', 'unreachable'],
  left: [],
  unreachable: [],
} as const satisfies Record<string, readonly string[]>;
export type FollowerState = keyof typeof NEXT_FOLLOWER_STATES;
export const FOLLOWER_STATES = Object.keys(NEXT_FOLLOWER_STATES) as [FollowerState, ...FollowerState[]];
