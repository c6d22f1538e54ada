/** How far somebody whom Payoneer shall pay is registered there. */
export type PayoneerSetup = 'incomplete' | 'pending' | 'ready' | 'restricted';

/** Why Payoneer brings no money to somebody. */
export type PayoneerFailure =
  | 'account_closed'
  | 'account_not_ready'
  | 'details_wrong'
  | 'refused_by_bank'
  | 'returned_by_bank'
  | 'limit_exceeded'
  | 'other';

/** Money that Payoneer was asked to bring to somebody. */
export interface PayoneerPayout {
  provider_id: string;
  state: 'pending' | 'paid' | 'failed' | 'returned';
  failure: PayoneerFailure | null;
  /** What Payoneer charges us for it. */
  fee_cents: number;
}

/** Payoneer, as far as the product needs it (decision 27). Throws `PayoneerRefused` and `PayoneerUnavailable`. */
export interface Payoneer {
  /** What we call somebody there, another name for every Payoneer address; and the page on which they register or sign in. */
  createSetup(payee: {
    account_id: string;
    destination_id: string | null;
    email: string;
    language: string;
    return_url: string;
  }): Promise<{ destination_id: string; address: string }>;
  /** Null when Payoneer has nobody of that name. */
  findSetup(destinationId: string): Promise<PayoneerSetup | null>;
  /** Has money sent, once for each key however often it is asked for again. */
  pay(order: { key: string; destination_id: string; amount_cents: number; note: string }): Promise<PayoneerPayout>;
  /** Null when Payoneer never heard of the key. */
  findPayout(key: string): Promise<PayoneerPayout | null>;
}

/** Payoneer says no: nothing was sent, and the same request will not be granted. */
export class PayoneerRefused extends Error {
  readonly failure: PayoneerFailure;

  /** `code` is Payoneer's own. */
  constructor(failure: PayoneerFailure, code: string) {
    super(`Payoneer refused: ${code}`);
    this.name = 'PayoneerRefused';
    this.failure = failure;
  }
}

/** Whether Payoneer acted is not known, or it may act when it is asked again; asking again with the same key is safe. */
export class PayoneerUnavailable extends Error {
  constructor(cause: unknown) {
    super('Payoneer did not answer, or not now', { cause });
    this.name = 'PayoneerUnavailable';
  }
}
