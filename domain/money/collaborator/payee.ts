/** State of a person with a share in tracks of another account: invited by email, then accepted (`claimed`) or declined. */
export const PAYEE_STATES = ['invited', 'claimed', 'declined'] as const;
export type PayeeState = (typeof PAYEE_STATES)[number];
