/** What a plan is billed as: found at Stripe by its lookup key, made there when it is missing. */
export interface BilledPrice {
  /** Such as `tangent_pro_yearly`. */
  lookup_key: string;
  name: string;
  /** Cents of US dollars a year. */
  yearly_cents: number;
}

/** How Stripe names where a subscription stands. */
export type StripeStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** A subscription as Stripe has it at this moment, with what the product reads of it. */
export interface StripeSubscription {
  id: string;
  customer_id: string;
  status: StripeStatus;
  /** Lookup keys of the prices of its items, and the items by them. */
  items: { id: string; lookup_key: string }[];
  /** What its schedule makes of it when the period ends; null without a schedule or a further phase. */
  next_lookup_keys: string[] | null;
  schedule_id: string | null;
  period_start: Date;
  period_end: Date;
  cancel_at_period_end: boolean;
  ended_at: Date | null;
  latest_invoice_id: string | null;
  created_at: Date;
}

export interface StripeInvoice {
  id: string;
  number: string | null;
  subscription_id: string | null;
  /** Why Stripe wrote it, as it names that: `subscription_create`, `subscription_cycle`, `subscription_update`. */
  billing_reason: string | null;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** Lookup keys of the prices on its lines. */
  lookup_keys: string[];
  total_cents: number;
  /** Given back so far. */
  refunded_cents: number;
  created_at: Date;
  paid_at: Date | null;
}

/** A message about something that changed. What it says of the object is not believed: the object is read anew. */
export interface StripeEvent {
  id: string;
  type: string;
  created_at: Date;
  payload: Record<string, unknown>;
}

export interface StripeCheckout {
  session_id: string;
  /** Null once it is no longer open. */
  address: string | null;
  state: 'open' | 'complete' | 'expired';
  subscription_id: string | null;
  expires_at: Date;
}

/** Stripe, as far as plans need it. A `key` makes a repeated request the same request for 24 hours. */
export interface Billing {
  /** One customer per account, also when asked again after a lost answer; another one in place of one that is gone. */
  createCustomer(owner: {
    account_id: string;
    email: string;
    name: string;
    language: string;
    replaces?: string;
  }): Promise<string>;
  createCheckout(order: {
    key: string;
    customer_id: string;
    account_id: string;
    prices: readonly BilledPrice[];
    language: string;
    success_url: string;
    cancel_url: string;
    expires_at: Date;
  }): Promise<StripeCheckout>;
  getCheckout(sessionId: string): Promise<StripeCheckout>;
  /** Closes an open page; answers how it stands then, which is `complete` when somebody paid first. */
  expireCheckout(sessionId: string): Promise<StripeCheckout>;
  /** Null when there is none of that id. */
  findSubscription(id: string): Promise<StripeSubscription | null>;
  listSubscriptions(customerId: string): Promise<StripeSubscription[]>;
  /** The newest first. */
  listInvoices(subscriptionId: string): Promise<StripeInvoice[]>;
  /** Adds a price and charges its share of the period from `counted_from` on, all or nothing; takes a cancellation back. */
  addPrice(
    subscription: StripeSubscription,
    order: { key: string; price: BilledPrice; counted_from: Date | null },
  ): Promise<void>;
  /** Leaves only this price from the end of the period on. */
  scheduleOnly(subscription: StripeSubscription, price: BilledPrice): Promise<void>;
  /** Forgets a schedule: what is billed now goes on being billed. */
  releaseSchedule(subscription: StripeSubscription): Promise<void>;
  setCancelAtPeriodEnd(subscription: StripeSubscription, cancel: boolean): Promise<void>;
  /** Has it charged to the card that its customer put down as theirs, where it still names another one. */
  preferCustomerCard(subscriptionId: string): Promise<void>;
  /** Ends it at this moment; one that has ended stays as it is. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Tries to have an open invoice paid with the card on file. */
  payInvoice(invoiceId: string, key: string): Promise<void>;
  /** Nobody owes an open invoice any more; one that is settled stays as it is. */
  voidInvoice(invoiceId: string): Promise<void>;
  /** Gives back what was paid of an invoice, once; answers how much it was. */
  refundInvoice(invoiceId: string): Promise<number>;
  createPortalSession(customerId: string, returnUrl: string): Promise<string>;
  /** Where Stripe shows an invoice; null for one it never sent. */
  findInvoiceAddress(invoiceId: string): Promise<string | null>;
  /** Events since then, the oldest first. */
  listEvents(since: Date): Promise<StripeEvent[]>;
  /** Reads a message that arrived; throws `BadSignature` unless Stripe signed these very bytes a few minutes ago at most. */
  readEvent(body: Buffer, signature: string): StripeEvent;
}

/** The bank or Stripe refused the payment; nothing was changed. */
export class PaymentDeclined extends Error {
  /** Stripe's reason, such as `card_declined`. */
  readonly reason: string;

  constructor(reason: string) {
    super(`the payment was declined: ${reason}`);
    this.name = 'PaymentDeclined';
    this.reason = reason;
  }
}

/** Stripe understood and says that this cannot be done, for a reason that is no card. */
export class BillingRefused extends Error {
  /** Stripe's reason, such as `resource_missing`. */
  readonly reason: string;
  /** Which part of the request it is about, such as `customer`. */
  readonly param: string | null;

  constructor(reason: string, param: string | null) {
    super(`the payment service refused: ${reason}${param === null ? '' : ` (${param})`}`);
    this.name = 'BillingRefused';
    this.reason = reason;
    this.param = param;
  }
}

/** Stripe did not answer, or not in a useful way; whether it acted is not known, and the same request may be made again. */
export class BillingUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment service did not answer', { cause });
    this.name = 'BillingUnavailable';
  }
}

/** A message that Stripe did not sign, or too long ago. */
export class BadSignature extends Error {
  constructor() {
    super('the message is not signed by the payment service');
    this.name = 'BadSignature';
  }
}
