/** Where a page on which a plan is bought stands: being opened, open, paid, or of no use any more. */
export const CHECKOUT_STATES = ['opening', 'open', 'completed', 'expired'] as const;

/** What a payment was for: the first one of a subscription, a further year, the step to a plan that brings more. */
export const PAYMENT_KINDS = ['first', 'renewal', 'upgrade'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** `void`: nobody owes it any more. */
export const PAYMENT_STATES = ['open', 'paid', 'void'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Who may have given a plan that we do not bill ourselves. */
export const GRANT_PROVIDERS = ['grant', 'apple'] as const;
export type GrantProvider = (typeof GRANT_PROVIDERS)[number];
