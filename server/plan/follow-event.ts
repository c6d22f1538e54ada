import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { followSetup, followTransfer } from '../payout/public.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { PlanContext } from './context.ts';
import { followCheckout } from './follow-checkout.ts';
import { followSubscription } from './follow-subscription.ts';
import { newCardJob } from './job-kinds.ts';
import { findAccountOf, findBilled } from './plan-store.ts';
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
  if ('session_id' in subject) return followCheckout(context, subject.session_id);
  if ('destination_id' in subject) return inTransaction(context.db, (tx) => followSetup(tx, subject.destination_id));
  if ('key' in subject) return inTransaction(context.db, (tx) => followTransfer(tx, subject.key));
  for (const id of await listSubscriptions(context, subject)) {
    await followSubscription(context, id);
    if (subject.has_new_card) await haveCardTaken(context, id);
  }
}

// A job of its own: a copy of the database reads messages, and changes nothing at the payment service.
async function haveCardTaken({ db }: PlanContext, subscription_id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const billed = await findBilled(tx, subscription_id);
    if (billed === null || billed.status === 'cancelled') return;
    await enqueue(tx, newCardJob, { subscription_id }, { key: subscription_id });
  });
}

async function listSubscriptions(
  { db, billing, log }: PlanContext,
  subject: Extract<EventSubject, { has_new_card: boolean }>,
): Promise<string[]> {
  if ('subscription_id' in subject) return [subject.subscription_id];
  const { customer_id } = subject;
  if ((await findAccountOf(db, customer_id)) !== null) {
    return (await billing.listSubscriptions(customer_id)).map(({ id }) => id);
  }
  log.warn({ customer_id }, 'customer of nobody here');
  return [];
}
