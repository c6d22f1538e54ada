import { plan_checkouts } from '@tangent/db/schema/money/plan.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { CHECKOUT_MINUTES } from '@tangent/domain/money/plan-limits.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { StripeCheckout } from '../../gateways/stripe/billing.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { CheckoutRow } from './views/plan-facts.ts';

/**
 * Stores a checkout before it is created at the payment service, so that it can be found again when the response is
 * lost.
 */
export async function insertCheckout(tx: Tx, accountId: string, plan: Plan, now: Date): Promise<CheckoutRow> {
  const expires_at = new Date(now.getTime() + CHECKOUT_MINUTES * MINUTE_MS);
  const page = { account_id: accountId, plan, state: 'opening', created_at: now, expires_at } as const;
  const [row] = await tx.insert(plan_checkouts).values(page).returning();
  if (row === undefined) throw new Error('the checkout was not stored');
  return row;
}

/** Stores the address of a checkout that was being created; returns false when it was closed in the meantime. */
export async function saveAddress(tx: Tx, id: string, { session_id, address }: StripeCheckout): Promise<boolean> {
  const rows = await tx
    .update(plan_checkouts)
    .set({ state: 'open', session_id, address })
    .where(isUnderWay(id))
    .returning({ id: plan_checkouts.id });
  return rows.length > 0;
}

/** Marks a checkout as no longer usable. */
export async function closeCheckout(tx: Tx, id: string, state: 'completed' | 'expired'): Promise<void> {
  await tx.update(plan_checkouts).set({ state }).where(isUnderWay(id));
}

const isUnderWay = (id: string) => and(eq(plan_checkouts.id, id), inArray(plan_checkouts.state, ['opening', 'open']));
