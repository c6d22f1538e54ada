/** Somebody with a share in somebody else's tracks: invited by mail, then theirs, or not wanted by them. */
export const PAYEE_STATES = ['invited', 'claimed', 'declined'] as const;
export type PayeeState = (typeof PAYEE_STATES)[number];
