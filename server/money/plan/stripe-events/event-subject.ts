import { z } from 'zod';
import type { StripeEvent } from '../../../gateways/stripe/billing.ts';
import { findConnectSubject } from '../../../gateways/stripe/connect-event.ts';
import { chargeRefunded } from './charge-refunded.ts';
import { checkoutChanged } from './checkout-changed.ts';
import { customerChanged } from './customer-changed.ts';
import { disputeChanged } from './dispute-changed.ts';
import { invoiceChanged } from './invoice-changed.ts';
import type { EventSubject, ReadSubject } from './read-subject.ts';
import { scheduleChanged } from './schedule-changed.ts';
import { subscriptionUpdated } from './subscription-updated.ts';

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
