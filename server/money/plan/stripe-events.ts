import { z } from 'zod';
import type { StripeEvent } from '../../gateways/stripe/billing.ts';
import { type ConnectSubject, findConnectSubject } from '../../gateways/stripe/connect-event.ts';

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
type ReadSubject = (object: Record<string, unknown>, previous: Record<string, unknown>) => EventSubject | null;

/** The id of another object in an event, whether the object is expanded or not. */
const referredId = z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform(({ id }) => id)]);

const subscription = z.object({ id: z.string().min(1), default_payment_method: referredId.nullish() });

/** A subscription started, changed or ended. */
const subscriptionUpdated: ReadSubject = (object, previous) => {
  const { data } = subscription.safeParse(object);
  if (!data) return null;
  // A subscription that loses its own card does so because the customer's card changed, which is already known by then.
  const has_new_card = 'default_payment_method' in previous && data.default_payment_method != null;
  return { subscription_id: data.id, has_new_card };
};

const schedule = z.object({ subscription: referredId.nullish(), released_subscription: referredId.nullish() });

/** The plan for the end of a subscription's period was created, changed or undone. */
const scheduleChanged: ReadSubject = (object) => {
  const { data } = schedule.safeParse(object);
  const subscription_id = data?.subscription ?? data?.released_subscription;
  return subscription_id ? { subscription_id, has_new_card: false } : null;
};

const invoice = z.object({ parent: z.object({ subscription_details: z.object({ subscription: referredId }) }) });

/** An invoice was created, paid, declined or voided: the status of its subscription may have changed. */
const invoiceChanged: ReadSubject = (object) => {
  const { data } = invoice.safeParse(object);
  if (!data) return null;
  return { subscription_id: data.parent.subscription_details.subscription, has_new_card: false };
};

const session = z.object({ id: z.string().min(1), mode: z.literal('subscription') });

/** A checkout was paid, or has expired. */
const checkoutChanged: ReadSubject = (object) => {
  const { data } = session.safeParse(object);
  return data ? { session_id: data.id } : null;
};

const charge = z.object({ customer: referredId });

/** A payment was refunded. A charge names its customer, but not its subscription. */
const chargeRefunded: ReadSubject = (object) => {
  const { data } = charge.safeParse(object);
  return data ? { customer_id: data.customer, has_new_card: false } : null;
};

const dispute = z.object({ payment_intent: referredId });

/** A payment was disputed at the customer's bank, or the bank decided. A dispute names its payment, but no customer. */
const disputeChanged: ReadSubject = (object) => {
  const { data } = dispute.safeParse(object);
  return data ? { payment_id: data.payment_intent } : null;
};

const customer = z.object({ object: z.literal('customer'), id: z.string().min(1) });
const card = z.object({ object: z.literal('payment_method'), customer: referredId });
/**
 * Fields that change with a card. A declined payment changes a customer too; only a new default card is worth another
 * try.
 */
const ABOUT_CARDS = ['invoice_settings', 'default_source'];

/** A customer changed, or added another card. */
const customerChanged: ReadSubject = (object, previous) => {
  const attached = card.safeParse(object).data;
  if (attached) return { customer_id: attached.customer, has_new_card: false };
  const changed = customer.safeParse(object).data;
  const has_new_card = ABOUT_CARDS.some((name) => name in previous);
  return changed ? { customer_id: changed.id, has_new_card } : null;
};

const READERS: readonly [prefix: string, ReadSubject][] = [
  ['customer.subscription.', subscriptionUpdated],
  ['subscription_schedule.', scheduleChanged],
  ['invoice.', invoiceChanged],
  ['checkout.session.', checkoutChanged],
  ['charge.refund', chargeRefunded],
  ['charge.dispute.', disputeChanged],
  ['customer.updated', customerChanged],
  ['payment_method.attached', customerChanged],
];

const message = z.object({
  data: z.object({
    object: z.record(z.string(), z.unknown()),
    previous_attributes: z.record(z.string(), z.unknown()).nullish(),
  }),
});

/** Returns the object that an event is about. Null when it concerns neither plans nor payouts. */
export function findSubject({ type, payload }: Pick<StripeEvent, 'type' | 'payload'>): EventSubject | null {
  const read = READERS.find(([prefix]) => type.startsWith(prefix))?.[1];
  const parsed = message.safeParse(payload);
  if (!read) return findConnectSubject({ type, payload });
  if (!parsed.success) return null;
  const { object, previous_attributes } = parsed.data.data;
  return read(object, previous_attributes ?? {});
}
