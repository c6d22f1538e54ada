/** How far a payee is registered at Payoneer. */
export type PayoneerSetup = 'incomplete' | 'pending' | 'ready' | 'restricted';

/** Why Payoneer does not pay a payee. */
export type PayoneerFailure =
  | 'account_closed'
  | 'account_not_ready'
  | 'details_wrong'
  | 'refused_by_bank'
  | 'returned_by_bank'
  | 'limit_exceeded'
  | 'other';

/** A payment that Payoneer was asked to make. */
export interface PayoneerPayout {
  provider_id: string;
  state: 'pending' | 'paid' | 'failed' | 'returned';
  failure: PayoneerFailure | null;
  /** Payoneer's charge to us for the payout. */
  fee_cents: number;
}

/** Payoneer, as far as the product needs it (decision 27). Throws `PayoneerRefused` and `PayoneerUnavailable`. */
export interface Payoneer {
  /** Returns our id of the payee there, a different one for every email, and the page to register or sign in. */
  createSetup(payee: {
    account_id: string;
    destination_id: string | null;
    email: string;
    language: string;
    return_url: string;
  }): Promise<{ destination_id: string; address: string }>;
  /** Null when Payoneer has no such payee. */
  findSetup(destinationId: string): Promise<PayoneerSetup | null>;
  /** Makes a payout, once for each key however often it is repeated. */
  pay(order: { key: string; destination_id: string; amount_cents: number; note: string }): Promise<PayoneerPayout>;
  /** Null when Payoneer does not know the key. */
  findPayout(key: string): Promise<PayoneerPayout | null>;
}

/** Payoneer refused: nothing was sent, and the same request will not be granted. */
export class PayoneerRefused extends Error {
  readonly failure: PayoneerFailure;

  /** `code` is Payoneer's own. */
  constructor(failure: PayoneerFailure, code: string) {
    super(`Payoneer refused: ${code}`);
    this.name = 'PayoneerRefused';
    this.failure = failure;
  }
}

/** Whether Payoneer acted is unknown, or it may act on a repeated request; repeating with the same key is safe. */
export class PayoneerUnavailable extends Error {
  constructor(cause: unknown) {
    super('Payoneer is unavailable, or its response is unknown', { cause });
    this.name = 'PayoneerUnavailable';
  }
}
