import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { handleSetupEvent, handleTransferEvent } from '../../payout/public.ts';
import type { PlanContext } from '../context.ts';
import { newCardJob } from '../jobs.ts';
import { findBilled, findCustomerAccount } from '../plan-store.ts';
import { type EventSubject, findSubject } from '../stripe-events.ts';
import { syncCheckout } from './sync-checkout.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Handles an event of the inbox, once. */
export async function handleEvent(context: PlanContext, eventId: string): Promise<void> {
  const { db, clock } = context;
  const isIt = and(eq(inbox_events.provider, 'stripe'), eq(inbox_events.event_id, eventId));
  const [event] = await db
    .select()
    .from(inbox_events)
    .where(and(isIt, isNull(inbox_events.handled_at)));
  if (!event) return;
  const subject = findSubject(event);
  if (subject) await syncSubject(context, subject);
  await db.update(inbox_events).set({ handled_at: clock.now() }).where(isIt);
}

async function syncSubject(context: PlanContext, subject: EventSubject): Promise<void> {
  if ('session_id' in subject) return syncCheckout(context, subject.session_id);
  if ('destination_id' in subject)
    return inTransaction(context.db, (tx) => handleSetupEvent(tx, subject.destination_id));
  if ('key' in subject) return inTransaction(context.db, (tx) => handleTransferEvent(tx, subject.key));
  if ('payment_id' in subject) {
    const customer_id = await context.billing.findPaymentCustomer(subject.payment_id);
    if (customer_id !== null) await syncSubject(context, { customer_id, has_new_card: false });
    return;
  }
  for (const id of await listSubscriptions(context, subject)) {
    await syncSubscription(context, id);
    if (subject.has_new_card) await enqueueNewCard(context, id);
  }
}

// A separate job: a copy of the database may handle events, but must change nothing at the payment service.
async function enqueueNewCard({ db }: PlanContext, subscription_id: string): Promise<void> {
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
  if ((await findCustomerAccount(db, customer_id)) !== null) {
    return (await billing.listSubscriptions(customer_id)).map(({ id }) => id);
  }
  log.warn({ customer_id }, 'event for a customer of no account');
  return [];
}
