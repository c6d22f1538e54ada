import { idempotency_keys } from '@tangent/db/schema/idempotency-key.ts';
import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { plan_checkouts, plan_grants, stripe_customers } from '@tangent/db/schema/plan.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';

/**
 * Takes what is personal out of what was written about plans. What was bought, paid and given back stays: books are kept by law, and
 * it names nobody but by the ids of account and customer.
 */
export async function erasePlanRows(tx: Tx, id: string): Promise<void> {
  await tx.update(plan_grants).set({ reason: '–' }).where(eq(plan_grants.account_id, id));
  await tx.update(plan_checkouts).set({ address: null }).where(eq(plan_checkouts.account_id, id));
  await tx.delete(idempotency_keys).where(eq(idempotency_keys.account_id, id));
  const [customer] = await tx.select().from(stripe_customers).where(eq(stripe_customers.account_id, id));
  if (customer) await emptyMessages(tx, customer.customer_id);
}

// A message may say name and address of who pays. That it came is remembered, so that it has no effect when it comes again.
async function emptyMessages(tx: Tx, customerId: string): Promise<void> {
  const { payload, handled_at, received_at } = inbox_events;
  const isAbout = sql`${customerId} in (${payload}->'data'->'object'->>'customer', ${payload}->'data'->'object'->>'id')`;
  await tx
    .update(inbox_events)
    .set({ payload: {}, handled_at: sql`coalesce(${handled_at}, ${received_at})` })
    .where(isAbout);
}
