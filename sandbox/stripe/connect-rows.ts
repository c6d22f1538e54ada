import type { Metadata, Row } from './rows.ts';

/**
 * How far somebody who is paid is set up: `incomplete` until they gave everything, `pending` while it is looked at, `restricted` when
 * something is wanted again, `rejected` for good, and `closed` when the account is no longer there for us.
 */
export const PAYEE_STATES = ['incomplete', 'pending', 'ready', 'restricted', 'rejected', 'closed'] as const;
export type PayeeState = (typeof PAYEE_STATES)[number];

/** An account of somebody who is paid. */
export interface AccountRow extends Row {
  email: string | null;
  metadata: Metadata;
  state: PayeeState;
}

/** A page on which somebody gives their details, for a few minutes and once. */
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
  /** Taken back as a whole. */
  reversal: { id: string; created: number } | null;
}

/** Why the made-up Stripe hands no money over until it is told otherwise. */
export const TRANSFER_REFUSALS = ['balance_insufficient', 'account_invalid', 'transfers_not_allowed'] as const;
export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number];
