import { z } from 'zod';
import type { StripeEvent } from '../../../gateways/stripe/billing.ts';
import { type ConnectSubject, findConnectSubject } from '../../../gateways/stripe/connect-event.ts';
import { chargeRefunded } from './charge-refunded.ts';
import { checkoutChanged } from './checkout-changed.ts';
import { customerChanged } from './customer-changed.ts';
import { invoiceChanged } from './invoice-changed.ts';
import { scheduleChanged } from './schedule-changed.ts';
import { subscriptionUpdated } from './subscription-updated.ts';

/** The object to sync because of an event. */
export type EventSubject =
  | { session_id: string }
  /** `has_new_card`: the open invoice may now be payable with another card. */
  | { subscription_id: string; has_new_card: boolean }
  /** All subscriptions of a customer. */
  | { customer_id: string; has_new_card: boolean }
  /** An account that Stripe pays out to, or a payout by the key under which it was sent. */
  | ConnectSubject;

/** Reads which object an event is about, and nothing else: its current state is fetched from Stripe. */
export type ReadSubject = (object: Record<string, unknown>, previous: Record<string, unknown>) => EventSubject | null;

const READERS: readonly [prefix: string, ReadSubject][] = [
  ['customer.subscription.', subscriptionUpdated],
  ['subscription_schedule.', scheduleChanged],
  ['invoice.', invoiceChanged],
  ['checkout.session.', checkoutChanged],
  ['charge.refund', chargeRefunded],
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
