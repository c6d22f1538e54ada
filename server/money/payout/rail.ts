import type { PayoutMethod, PayoutSetupState } from '@tangent/domain/money/payout/payout-method.ts';
import type { PayoutFailure } from '@tangent/domain/money/payout/withdrawal.ts';

/** The state of a payout at its service. */
export interface RailPayout {
  provider_id: string;
  state: 'pending' | 'paid' | 'failed' | 'returned';
  failure: PayoutFailure | null;
  /** The fee that the service keeps and we bear, in cents. */
  fee_cents: number;
}

/** A service that pays money to users. */
export interface PayoutRail {
  method: PayoutMethod;
  /** Returns the id of the payee, created when there is none yet, and the page on which they enter their details. */
  createSetup(payee: {
    account_id: string;
    destination_id: string | null;
    email: string;
    name: string;
    language: string;
    return_url: string;
  }): Promise<{ destination_id: string; address: string }>;
  /** Null when the service does not know the payee. */
  findSetup(destinationId: string): Promise<PayoutSetupState | null>;
  /**
   * Sends money. The same key again is the same payout. Throws `RailRefused` when nothing was sent and nothing will be,
   * and `RailUnavailable` when it is unknown whether money was sent.
   */
  pay(order: { key: string; destination_id: string; amount_cents: number; note: string }): Promise<RailPayout>;
  /** Returns the state of the payout under a key; null when the service never received it. */
  findPayout(key: string): Promise<RailPayout | null>;
}

/** The service refuses this payout: nothing was sent. */
export class RailRefused extends Error {
  readonly failure: PayoutFailure;

  constructor(failure: PayoutFailure, cause?: unknown) {
    super(`the payout was refused: ${failure}`, { cause });
    this.name = 'RailRefused';
    this.failure = failure;
  }
}

/** The service did not respond, or not in a useful way. */
export class RailUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payout service did not respond', { cause });
    this.name = 'RailUnavailable';
  }
}
