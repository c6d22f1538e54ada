/** Ways to be paid (S3-022). */
export const PAYOUT_METHODS = ['stripe', 'payoneer'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** What the services call themselves, in every language. */
export const PAYOUT_SERVICES = { stripe: 'Stripe', payoneer: 'Payoneer' } as const satisfies Record<
  PayoutMethod,
  string
>;

/**
 * How far a way to be paid is set up at its service: `incomplete` until its owner has given everything, `pending` while the service
 * looks at it, `ready`, or `restricted` when the service wants something again.
 */
export const PAYOUT_SETUP_STATES = ['incomplete', 'pending', 'ready', 'restricted'] as const;
export type PayoutSetupState = (typeof PAYOUT_SETUP_STATES)[number];
