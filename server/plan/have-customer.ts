import { users } from '@tangent/db/schema/account.ts';
import { stripe_customers } from '@tangent/db/schema/plan.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../platform/refusal.ts';
import type { Db } from '../platform/sql/open-database.ts';
import type { PlanContext } from './context.ts';
import type { Buyer } from './open-page.ts';

/** Who an account is at the payment service, where it becomes known with its first purchase. */
export async function haveCustomer({ db, billing, clock }: PlanContext, accountId: string): Promise<Buyer> {
  const [user] = await db.select().from(users).where(eq(users.id, accountId));
  if (user === undefined) throw new Refusal('not_found');
  const { email, first_name, last_name, language } = user;
  const known = await findCustomer(db, accountId);
  if (known !== null) return { customer_id: known, language };
  const name = `${first_name} ${last_name}`.trim();
  const made = await billing.createCustomer({ account_id: accountId, email, name, language });
  const customer = { account_id: accountId, customer_id: made, created_at: clock.now() };
  await db.insert(stripe_customers).values(customer).onConflictDoNothing();
  // Another request may have been quicker.
  return { customer_id: (await findCustomer(db, accountId)) ?? made, language };
}

async function findCustomer(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db.select().from(stripe_customers).where(eq(stripe_customers.account_id, accountId));
  return row?.customer_id ?? null;
}
