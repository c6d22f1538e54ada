import type { PayoutMethod, PayoutSetupState } from '@tangent/domain/payout/payout-method.ts';
import type { PayoutFailure } from '@tangent/domain/payout/withdrawal.ts';

/** How a payout stands at its service. */
export interface RailPayout {
  provider_id: string;
  state: 'pending' | 'paid' | 'failed' | 'returned';
  failure: PayoutFailure | null;
  /** What the service keeps of it and we bear, in cents. */
  fee_cents: number;
}

/** A service that brings money to people. */
export interface PayoutRail {
  method: PayoutMethod;
  /** Whom it pays, made when there is none yet, and the page on which they give their details. */
  createSetup(payee: {
    account_id: string;
    destination_id: string | null;
    email: string;
    name: string;
    language: string;
    return_url: string;
  }): Promise<{ destination_id: string; address: string }>;
  /** Null when the service does not know them. */
  findSetup(destinationId: string): Promise<PayoutSetupState | null>;
  /**
   * Sends money. The same key again is the same payout. Throws `RailRefused` when nothing was sent and nothing will be, and
   * `RailUnavailable` when it is not known whether it was.
   */
  pay(order: { key: string; destination_id: string; amount_cents: number; note: string }): Promise<RailPayout>;
  /** How the payout under a key stands; null when the service never heard of it. */
  findPayout(key: string): Promise<RailPayout | null>;
}

/** The service says that this payout cannot be made: nothing was sent. */
export class RailRefused extends Error {
  readonly failure: PayoutFailure;

  constructor(failure: PayoutFailure, cause?: unknown) {
    super(`the payout was refused: ${failure}`, { cause });
    this.name = 'RailRefused';
    this.failure = failure;
  }
}

/** The service did not answer, or not in a useful way. */
export class RailUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payout service did not answer', { cause });
    this.name = 'RailUnavailable';
  }
}
