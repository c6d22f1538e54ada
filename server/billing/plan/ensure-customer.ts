import { users } from '@tangent/db/schema/account.ts';
import { stripe_customers } from '@tangent/db/schema/plan.ts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { PlanContext } from './context.ts';
import type { Buyer } from './ensure-checkout-page.ts';

/** Returns the customer of an account at the payment service; its first purchase creates one. */
export async function ensureCustomer({ db, billing, clock }: PlanContext, accountId: string): Promise<Buyer> {
  const owner = await describeOwner(db, accountId);
  const { language } = owner;
  const known = await findCustomer(db, accountId);
  if (known !== null) return { customer_id: known, language };
  const created = await billing.createCustomer(owner);
  const customer = { account_id: accountId, customer_id: created, created_at: clock.now() };
  await db.insert(stripe_customers).values(customer).onConflictDoNothing();
  // A concurrent request may have created the customer first.
  return { customer_id: (await findCustomer(db, accountId)) ?? created, language };
}

/** Creates a new customer for an account when the payment service no longer knows the old one. */
export async function replaceCustomer(context: PlanContext, accountId: string, gone: string): Promise<void> {
  const { db, billing } = context;
  const { customer_id, account_id } = stripe_customers;
  const owner = await describeOwner(db, accountId);
  const created = await billing.createCustomer({ ...owner, replaces: gone });
  await db
    .update(stripe_customers)
    .set({ customer_id: created })
    .where(and(eq(account_id, accountId), eq(customer_id, gone)));
}

async function describeOwner(db: Db, account_id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, account_id));
  if (user === undefined) throw new Refusal('not_found');
  const { email, first_name, last_name, language } = user;
  return { account_id, email, name: `${first_name} ${last_name}`.trim(), language };
}

async function findCustomer(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db.select().from(stripe_customers).where(eq(stripe_customers.account_id, accountId));
  return row?.customer_id ?? null;
}
