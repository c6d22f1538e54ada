import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { PlanContext } from './context.ts';
import { followCheckout } from './follow-checkout.ts';
import { followSubscription } from './follow-subscription.ts';
import { findAccountOf } from './plan-store.ts';
import { retryPayment } from './retry-payment.ts';
import { type EventSubject, subjectOf } from './stripe-events/event-subject.ts';

/** Looks at what a message of the inbox is about, once. */
export async function followEvent(context: PlanContext, eventId: string): Promise<void> {
  const { db, clock } = context;
  const isIt = and(eq(inbox_events.provider, 'stripe'), eq(inbox_events.event_id, eventId));
  const [event] = await db
    .select()
    .from(inbox_events)
    .where(and(isIt, isNull(inbox_events.handled_at)));
  if (!event) return;
  const subject = subjectOf(event);
  if (subject) await follow(context, subject);
  await db.update(inbox_events).set({ handled_at: clock.now() }).where(isIt);
}

async function follow(context: PlanContext, subject: EventSubject): Promise<void> {
  if ('subscription_id' in subject) return followSubscription(context, subject.subscription_id);
  if ('session_id' in subject) return followCheckout(context, subject.session_id);
  await followCustomer(context, subject);
}

async function followCustomer(
  context: PlanContext,
  { customer_id, has_new_card }: Extract<EventSubject, { customer_id: string }>,
): Promise<void> {
  const { db, billing, log } = context;
  if ((await findAccountOf(db, customer_id)) === null) return log.warn({ customer_id }, 'customer of nobody here');
  for (const { id, status } of await billing.listSubscriptions(customer_id)) {
    // The row may not say yet that a renewal failed, and it is what a try asks.
    await followSubscription(context, id);
    if (has_new_card && status === 'past_due') await retryPayment(context, id);
  }
}
