/** How far somebody whom Stripe shall pay is set up there. */
export type ConnectSetup = 'incomplete' | 'pending' | 'ready' | 'restricted';

/** Why Stripe brings no money to somebody. */
export type ConnectFailure =
  | 'account_closed'
  | 'account_not_ready'
  | 'details_wrong'
  | 'limit_exceeded'
  | 'returned_by_bank'
  | 'other';

/** Money that was handed over to somebody's own account at Stripe. */
export interface ConnectPayout {
  provider_id: string;
  state: 'paid' | 'returned';
  failure: ConnectFailure | null;
  fee_cents: number;
}

/** Stripe, as far as it brings money to people. Throws `ConnectRefused` and `ConnectUnavailable`. */
export interface Connect {
  /** One account at Stripe per account of ours, another one in place of one that is gone, and the page for its details. */
  createSetup(payee: {
    account_id: string;
    destination_id: string | null;
    email: string;
    return_url: string;
  }): Promise<{ destination_id: string; address: string }>;
  /** Null when Stripe does not know the account, or no longer. */
  findSetup(destinationId: string): Promise<ConnectSetup | null>;
  /** Hands money over, once for each key however often and however late it is asked for again. */
  pay(order: { key: string; destination_id: string; amount_cents: number; note: string }): Promise<ConnectPayout>;
  /** Null when Stripe never heard of the key. */
  findPayout(key: string): Promise<ConnectPayout | null>;
}

/** Stripe says no: nothing was done, and the same request will not be granted. */
export class ConnectRefused extends Error {
  readonly failure: ConnectFailure;

  /** `reason` is Stripe's own word. */
  constructor(failure: ConnectFailure, reason: string) {
    super(`Stripe refused: ${reason}`);
    this.name = 'ConnectRefused';
    this.failure = failure;
  }
}

/** Whether Stripe acted is not known, or it may act when it is asked again; asking again with the same key is safe. */
export class ConnectUnavailable extends Error {
  constructor(cause: unknown) {
    super('Stripe did not answer, or not now', { cause });
    this.name = 'ConnectUnavailable';
  }
}
