import { plan_checkouts, plan_grants, stripe_customers } from '@tangent/db/schema/plan.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { redactMessages } from './redact-messages.ts';

/**
 * Removes personal data from the records of plans. Purchases, payments and refunds stay: accounting records are kept by
 * law, and they name users only by the ids of account and customer.
 */
export async function eraseAccount(tx: Tx, id: string): Promise<void> {
  await tx.update(plan_grants).set({ reason: '–' }).where(eq(plan_grants.account_id, id));
  await tx.update(plan_checkouts).set({ address: null }).where(eq(plan_checkouts.account_id, id));
  const [customer] = await tx.select().from(stripe_customers).where(eq(stripe_customers.account_id, id));
  if (customer) await redactMessages(tx, customer.customer_id);
}
