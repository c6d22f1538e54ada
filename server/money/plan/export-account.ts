import { subscriptions } from '@tangent/db/schema/identity/account.ts';
import {
  plan_checkouts,
  plan_grants,
  plan_payments,
  plan_refunds,
  stripe_customers,
  stripe_subscriptions,
} from '@tangent/db/schema/money/plan.ts';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Exports the plan of an account with its purchases, payments and refunds. */
export async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const {
    version: _,
    polled_at: __,
    failed_attempts: ___,
    last_attempt_at: ____,
    ...billed
  } = getTableColumns(stripe_subscriptions);
  return {
    subscription: (await tx.select().from(subscriptions).where(eq(subscriptions.account_id, id)))[0] ?? null,
    customer: await tx.select().from(stripe_customers).where(eq(stripe_customers.account_id, id)),
    billed_subscriptions: await tx
      .select(billed)
      .from(stripe_subscriptions)
      .where(eq(stripe_subscriptions.account_id, id)),
    checkouts: await tx.select().from(plan_checkouts).where(eq(plan_checkouts.account_id, id)),
    payments: await tx
      .select()
      .from(plan_payments)
      .where(eq(plan_payments.account_id, id))
      .orderBy(asc(plan_payments.created_at)),
    refunds: await tx.select().from(plan_refunds).where(eq(plan_refunds.account_id, id)),
    granted_plans: await tx.select().from(plan_grants).where(eq(plan_grants.account_id, id)),
  };
}
