import type { ConnectSubject } from '../../../gateways/stripe/connect-event.ts';

/** The object to sync because of an event. */
export type EventSubject =
  | { session_id: string }
  /** `has_new_card`: the open invoice may now be payable with another card. */
  | { subscription_id: string; has_new_card: boolean }
  /** All subscriptions of a customer. */
  | { customer_id: string; has_new_card: boolean }
  /** All subscriptions of the customer who made a payment. */
  | { payment_id: string }
  /** An account that Stripe pays out to, or a payout by the key under which it was sent. */
  | ConnectSubject;

/** Reads which object an event is about, and nothing else: its current state is fetched from Stripe. */
export type ReadSubject = (object: Record<string, unknown>, previous: Record<string, unknown>) => EventSubject | null;
