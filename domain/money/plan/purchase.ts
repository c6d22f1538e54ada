/** States of a checkout: being created, open, completed or expired. */
export const CHECKOUT_STATES = ['opening', 'open', 'completed', 'expired'] as const;

/** The reason for a payment: the first one of a subscription, a further year, or an upgrade. */
export const PAYMENT_KINDS = ['first', 'renewal', 'upgrade'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** `void`: it is no longer owed. */
export const PAYMENT_STATES = ['open', 'paid', 'void'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The source of a plan that we do not bill. */
export const GRANT_PROVIDERS = ['grant', 'apple'] as const;
export type GrantProvider = (typeof GRANT_PROVIDERS)[number];
