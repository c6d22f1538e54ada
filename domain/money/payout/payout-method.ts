/** Payout methods (S3-022). */
export const PAYOUT_METHODS = ['stripe', 'payoneer'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** The names of the services, in every language. */
export const PAYOUT_SERVICES = { stripe: 'Stripe', payoneer: 'Payoneer' } as const satisfies Record<
  PayoutMethod,
  string
>;

/**
 * State of the setup of a payout method at its service: `incomplete` until the owner has entered everything, `pending`
 * while the service checks it, `ready`, or `restricted` when the service requires more data.
 */
export const PAYOUT_SETUP_STATES = ['incomplete', 'pending', 'ready', 'restricted'] as const;
export type PayoutSetupState = (typeof PAYOUT_SETUP_STATES)[number];
