/** How far a payee's account at Stripe is set up. */
export type ConnectSetup = 'incomplete' | 'pending' | 'ready' | 'restricted';

/** Why Stripe does not pay a payee. */
export type ConnectFailure =
  | 'account_closed'
  | 'account_not_ready'
  | 'details_wrong'
  | 'limit_exceeded'
  | 'returned_by_bank'
  | 'other';

/** Money transferred to a payee's own account at Stripe. */
export interface ConnectPayout {
  provider_id: string;
  state: 'paid' | 'returned';
  failure: ConnectFailure | null;
  fee_cents: number;
}

/** Stripe, as far as it pays users. Throws `ConnectRefused` and `ConnectUnavailable`. */
export interface Connect {
  /** Returns one account at Stripe per account of ours, a new one if it is gone there, and the page for its details. */
  createSetup(payee: {
    account_id: string;
    destination_id: string | null;
    email: string;
    return_url: string;
  }): Promise<{ destination_id: string; address: string }>;
  /** Null when Stripe does not know the account, or no longer does. */
  findSetup(destinationId: string): Promise<ConnectSetup | null>;
  /** Transfers money, once for each key however often and however late it is repeated. */
  pay(order: { key: string; destination_id: string; amount_cents: number; note: string }): Promise<ConnectPayout>;
  /** Null when Stripe does not know the key. */
  findPayout(key: string): Promise<ConnectPayout | null>;
}

/** Stripe refused: nothing was done, and the same request will not be granted. */
export class ConnectRefused extends Error {
  readonly failure: ConnectFailure;

  /** `reason` is Stripe's own code. */
  constructor(failure: ConnectFailure, reason: string) {
    super(`Stripe refused: ${reason}`);
    this.name = 'ConnectRefused';
    this.failure = failure;
  }
}

/** Whether Stripe acted is unknown, or it may act on a repeated request; repeating with the same key is safe. */
export class ConnectUnavailable extends Error {
  constructor(cause: unknown) {
    super('Stripe is unavailable, or its response is unknown', { cause });
    this.name = 'ConnectUnavailable';
  }
}
