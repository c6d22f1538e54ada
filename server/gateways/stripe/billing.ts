/** How a plan is billed: a price at Stripe, found by its lookup key and created if missing. */
export interface BilledPrice {
  /** For example `tangent_pro_yearly`. */
  lookup_key: string;
  name: string;
  /** US cents per year. */
  yearly_cents: number;
}

/** Stripe's names for the status of a subscription. */
export type StripeStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';

/** A subscription as Stripe has it at this moment, with the fields that the product reads. */
export interface StripeSubscription {
  id: string;
  customer_id: string;
  status: StripeStatus;
  /** The items of the subscription, with the lookup keys of their prices. */
  items: { id: string; lookup_key: string }[];
  /** The lookup keys that its schedule sets when the period ends; null without a schedule or a further phase. */
  next_lookup_keys: string[] | null;
  schedule_id: string | null;
  period_start: Date;
  period_end: Date;
  cancel_at_period_end: boolean;
  ended_at: Date | null;
  latest_invoice_id: string | null;
  /** The same for one card wherever it is used; null without a card. */
  card_fingerprint: string | null;
  created_at: Date;
}

export interface StripeInvoice {
  id: string;
  number: string | null;
  subscription_id: string | null;
  /** Why Stripe created it, in Stripe's terms: `subscription_create`, `subscription_cycle`, `subscription_update`. */
  billing_reason: string | null;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** Lookup keys of the prices on its lines. */
  lookup_keys: string[];
  /** The amount to pay: the prices less the credit that was used. */
  total_cents: number;
  /** Money that went back: refunds, and disputes that the customer won at their bank. */
  refunded_cents: number;
  /** Of it, what the customer's bank took back. */
  charged_back_cents: number;
  /** The amount of disputes that the bank has not decided yet. */
  disputed_cents: number;
  created_at: Date;
  paid_at: Date | null;
}

/** An event about a changed object. Its content is not trusted: the object is read again from Stripe. */
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
  /**
   * Creates one customer per account, the same one on a repeated request after a lost response, or a replacement for
   * one that is gone.
   */
  createCustomer(owner: {
    account_id: string;
    email: string;
    name: string;
    language: string;
    replaces?: string;
  }): Promise<string>;
  /** Returns the credit of a customer that is left, in cents. */
  getCredit(customerId: string): Promise<number>;
  /** Adds to the credit of a customer, which the next invoices use up; a negative amount takes some back. */
  addCredit(change: { key: string; customer_id: string; cents: number; description: string }): Promise<void>;
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
  /** Closes an open checkout and returns its state, which is `complete` when it was paid first. */
  expireCheckout(sessionId: string): Promise<StripeCheckout>;
  /** Null when there is none with that id. */
  findSubscription(id: string): Promise<StripeSubscription | null>;
  listSubscriptions(customerId: string): Promise<StripeSubscription[]>;
  /** The newest first. */
  listInvoices(subscriptionId: string): Promise<StripeInvoice[]>;
  /** Adds a price and charges its share of the period from `counted_from` on, all or nothing; undoes a cancellation. */
  addPrice(
    subscription: StripeSubscription,
    order: { key: string; price: BilledPrice; counted_from: Date | null },
  ): Promise<void>;
  /** Keeps only this price from the end of the period on. */
  scheduleOnly(subscription: StripeSubscription, price: BilledPrice): Promise<void>;
  /** Drops a schedule: the current prices continue to be billed. */
  releaseSchedule(subscription: StripeSubscription): Promise<void>;
  setCancelAtPeriodEnd(subscription: StripeSubscription, cancel: boolean): Promise<void>;
  /** Charges the subscription to the customer's default card, where it still names another one. */
  preferCustomerCard(subscriptionId: string): Promise<void>;
  /** Ends it at this moment; one that has ended stays unchanged. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Tries to pay an open invoice with the card on file. */
  payInvoice(invoiceId: string, key: string): Promise<void>;
  /** Voids an open invoice; a settled one stays unchanged. */
  voidInvoice(invoiceId: string): Promise<void>;
  /** Returns the customer of a payment; null when there is none. */
  findPaymentCustomer(paymentId: string): Promise<string | null>;
  /** Refunds the payments of an invoice, once; returns the refunded amount. */
  refundInvoice(invoiceId: string): Promise<number>;
  createPortalSession(customerId: string, returnUrl: string): Promise<string>;
  /** Returns the address of an invoice at Stripe; null for one that was never sent. */
  findInvoiceAddress(invoiceId: string): Promise<string | null>;
  /** Returns the events since then, the oldest first. */
  listEvents(since: Date): Promise<StripeEvent[]>;
  /**
   * Reads an event that arrived; throws `BadSignature` unless Stripe signed these exact bytes at most a few minutes
   * ago.
   */
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

/** Stripe refused the request for a reason other than a card. */
export class BillingRefused extends Error {
  /** Stripe's reason, such as `resource_missing`. */
  readonly reason: string;
  /** The part of the request that was refused, such as `customer`. */
  readonly param: string | null;

  constructor(reason: string, param: string | null) {
    super(`the payment service refused: ${reason}${param === null ? '' : ` (${param})`}`);
    this.name = 'BillingRefused';
    this.reason = reason;
    this.param = param;
  }
}

/** Stripe did not respond, or not usefully; whether it acted is unknown, and the same request may be repeated. */
export class BillingUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment service did not respond', { cause });
    this.name = 'BillingUnavailable';
  }
}

/** An event that Stripe did not sign, or signed too long ago. */
export class BadSignature extends Error {
  constructor() {
    super('the message is not signed by the payment service');
    this.name = 'BadSignature';
  }
}
