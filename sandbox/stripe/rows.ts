import type { AccountLinkRow, AccountRow, Metadata, Row, TransferRow } from './connect-rows.ts';

/** `declining` is declined at once; `declines_later` pays a checkout, and nothing after it. */
export const CARD_KINDS = ['good', 'declining', 'declines_later'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Last digits that identify the cards, like those of Stripe's test cards. */
export const CARD_DIGITS: Record<CardKind, string> = { good: '4242', declining: '0002', declines_later: '0341' };

export interface CustomerRow extends Row {
  email: string | null;
  name: string | null;
  description: string | null;
  preferred_locales: string[];
  metadata: Metadata;
  /** Prefix of the invoice numbers. */
  invoice_prefix: string;
  invoice_count: number;
  /** The default card of subscriptions without a card of their own. */
  default_payment_method: string | null;
  /** Below zero it is a credit, which the next invoice uses up. */
  balance: number;
}

export interface PaymentMethodRow extends Row {
  customer: string;
  card: CardKind;
  /** The same for one card wherever it is used. */
  fingerprint: string;
}

export interface ProductRow extends Row {
  name: string;
  description: string | null;
  metadata: Metadata;
}

/** Always yearly. */
export interface PriceRow extends Row {
  product: string;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  nickname: string | null;
  metadata: Metadata;
}

export interface OrderedPrice {
  price: string;
  quantity: number;
}

export interface SessionRow extends Row {
  customer: string;
  prices: OrderedPrice[];
  client_reference_id: string | null;
  locale: string | null;
  metadata: Metadata;
  subscription_metadata: Metadata;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  invoice: string | null;
}

export interface ItemRow extends Row, OrderedPrice {
  metadata: Metadata;
}

export interface SubscriptionRow extends Row {
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  items: ItemRow[];
  /** The day and hour at which every period starts. */
  anchor: number;
  period_start: number;
  period_end: number;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  cancel_reason: 'cancellation_requested' | 'payment_failed' | null;
  latest_invoice: string | null;
  schedule: string | null;
  /** The card of the checkout, until it is removed. */
  default_payment_method: string | null;
  metadata: Metadata;
  /** Prorated lines that the next invoice will contain. */
  pending_lines: LineRow[];
}

export interface PhaseRow {
  start_date: number;
  end_date: number;
  items: OrderedPrice[];
  proration_behavior: 'always_invoice' | 'create_prorations' | 'none';
  metadata: Metadata;
}

export interface ScheduleRow extends Row {
  customer: string;
  subscription: string;
  status: 'active' | 'released' | 'canceled';
  end_behavior: 'release' | 'cancel';
  phases: PhaseRow[];
  released_at: number | null;
  canceled_at: number | null;
  metadata: Metadata;
}

export interface LineRow {
  id: string;
  amount: number;
  price: string;
  quantity: number;
  subscription_item: string;
  proration: boolean;
  period_start: number;
  period_end: number;
}

export interface InvoiceRow extends Row {
  customer: string;
  subscription: string;
  subscription_metadata: Metadata;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  /** A draft can still change and is not charged. */
  status: 'draft' | 'open' | 'paid' | 'void';
  number: string | null;
  /** When a draft is charged; null for never automatically. */
  finalizes_at: number | null;
  finalized_at: number | null;
  lines: LineRow[];
  total: number;
  /** The part of the customer's balance that was settled with it: below zero, less is due. */
  applied_balance: number;
  period_start: number;
  period_end: number;
  proration_date: number | null;
  attempt_count: number;
  paid_at: number | null;
  voided_at: number | null;
  /** Null if nothing was due. */
  payment: string | null;
}

/** One payment, which Stripe shows as three objects; `id` is that of the payment intent. */
export interface PaymentRow extends Row {
  invoice_payment: string;
  /** The charge of the last attempt. */
  charge: string | null;
  invoice: string;
  customer: string;
  amount: number;
  amount_refunded: number;
  status: 'succeeded' | 'requires_payment_method' | 'canceled';
  payment_method: string | null;
  /** Why the last attempt was declined. */
  failure: string | null;
  ended_at: number | null;
}

export interface RefundRow extends Row {
  payment: string;
  amount: number;
  reason: string | null;
  metadata: Metadata;
}

/** A payment that the customer disputes with their bank. Its money is with the bank from the start. */
export interface DisputeRow extends Row {
  payment: string;
  amount: number;
  status: 'needs_response' | 'won' | 'lost';
}

/** A change of a customer's balance by request. */
export interface BalanceRow extends Row {
  customer: string;
  amount: number;
  ending_balance: number;
  description: string | null;
  metadata: Metadata;
}

export interface PortalRow extends Row {
  customer: string;
  return_url: string | null;
}

/** An event in Stripe's own format, with the object as it was at that moment. */
export interface StripeEvent extends Row {
  object: 'event';
  /** The connected account of the event; absent for our own. */
  account?: string;
  api_version: string;
  type: string;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
}

/** The first response to an idempotency key, which is its `id`. */
interface KeyRow extends Row {
  fingerprint: string;
  status: number;
  body: string;
}

export interface StripeRows {
  customers: CustomerRow;
  payment_methods: PaymentMethodRow;
  products: ProductRow;
  prices: PriceRow;
  sessions: SessionRow;
  subscriptions: SubscriptionRow;
  schedules: ScheduleRow;
  invoices: InvoiceRow;
  payments: PaymentRow;
  refunds: RefundRow;
  disputes: DisputeRow;
  portals: PortalRow;
  accounts: AccountRow;
  account_links: AccountLinkRow;
  transfers: TransferRow;
  events: StripeEvent;
  keys: KeyRow;
}
