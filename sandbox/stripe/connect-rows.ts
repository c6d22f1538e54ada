/** The data of the simulated Stripe. Times are seconds since 1970, amounts are cents. */
export type Metadata = Record<string, string>;

export interface Row {
  id: string;
  created: number;
}

/**
 * How far a payee is set up: `incomplete` until all details are given, `pending` during review, `restricted` when more
 * details are required, `rejected` permanently, and `closed` when the account is no longer accessible to us.
 */
export const PAYEE_STATES = ['incomplete', 'pending', 'ready', 'restricted', 'rejected', 'closed'] as const;
export type PayeeState = (typeof PAYEE_STATES)[number];

/** The connected account of a payee. */
export interface AccountRow extends Row {
  email: string | null;
  metadata: Metadata;
  state: PayeeState;
}

/** An onboarding page for a payee's details; valid once, for a few minutes. */
export interface AccountLinkRow extends Row {
  account: string;
  return_url: string;
  refresh_url: string;
  expires_at: number;
  is_used: boolean;
}

export interface TransferRow extends Row {
  amount: number;
  destination: string;
  description: string | null;
  transfer_group: string | null;
  metadata: Metadata;
  /** A reversal of the whole transfer. */
  reversal: { id: string; created: number } | null;
}

/** Reasons for which the simulated Stripe refuses transfers on demand. */
export const TRANSFER_REFUSALS = ['balance_insufficient', 'account_invalid', 'transfers_not_allowed'] as const;
export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number];
