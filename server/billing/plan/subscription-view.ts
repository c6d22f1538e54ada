import type { PlanEvent, SubscriptionView } from '@tangent/contract/plan.ts';
import { audit_events } from '@tangent/db/schema/account.ts';
import { plan_payments } from '@tangent/db/schema/plan.ts';
import { PLAN_PAYMENTS_SHOWN, SUPPORT_HOURS } from '@tangent/domain/limits.ts';
import { PLANS } from '@tangent/domain/plan/plan.ts';
import { PLAN_CHANGES, toAuditAction } from '@tangent/domain/plan/plan-change.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { presentSubscription } from '../../identity/account/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { computePaidCents } from './compute-paid-cents.ts';
import { readPlanFacts } from './plan-facts.ts';
import { presentPayment } from './present-payment.ts';
import { presentBilling, presentCheckout, presentRefund, presentUpgrade } from './present-plan.ts';

type ViewContext = { now: Date; product_slug: string };

/**
 * Returns everything the Subscription tab shows, from one snapshot: a plan that starts meanwhile appears in all of it
 * or in none.
 */
export function getSubscriptionView(db: Db, accountId: string, context: ViewContext): Promise<SubscriptionView> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return readView(tx, accountId, context);
  });
}

async function readView(tx: Tx, accountId: string, { now, product_slug }: ViewContext): Promise<SubscriptionView> {
  const facts = await readPlanFacts(tx, accountId, now);
  const { plan, counting, billed, actions } = facts;
  const payments = await listPayments(tx, accountId);
  const paidCents = billed === null ? 0 : await computePaidCents(tx, billed.id);
  return {
    plan,
    subscription: presentSubscription(counting, product_slug),
    billing: billed && presentBilling(billed, payments),
    checkout: presentCheckout(facts),
    actions,
    upgrade: presentUpgrade(facts, now),
    refund: presentRefund(facts, paidCents, now),
    support_hours: SUPPORT_HOURS[plan],
    payments: payments.map(presentPayment),
    history: await listHistory(tx, accountId),
  };
}

function listPayments(tx: Tx, accountId: string) {
  return tx
    .select()
    .from(plan_payments)
    .where(eq(plan_payments.account_id, accountId))
    .orderBy(desc(plan_payments.created_at), desc(plan_payments.id))
    .limit(PLAN_PAYMENTS_SHOWN);
}

const detailsShape = z.object({ plan: z.enum(PLANS), amount_cents: z.number().int().nonnegative().nullable() });

/** Returns the history of the plan, the latest change first. */
async function listHistory(tx: Tx, accountId: string): Promise<PlanEvent[]> {
  const { action, details, at, id, subject_kind, subject_id } = audit_events;
  const isOwn = and(
    eq(subject_kind, 'user'),
    eq(subject_id, accountId),
    inArray(action, PLAN_CHANGES.map(toAuditAction)),
  );
  const rows = await tx
    .select({ action, details, at })
    .from(audit_events)
    .where(isOwn)
    .orderBy(desc(at), desc(id))
    .limit(PLAN_PAYMENTS_SHOWN);
  return rows.flatMap((row) => {
    const change = PLAN_CHANGES.find((name) => toAuditAction(name) === row.action);
    return change ? [{ change, ...detailsShape.parse(row.details), at: row.at.toISOString() }] : [];
  });
}
