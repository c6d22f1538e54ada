import type { PlanGrant, UserPlan } from '@tangent/contract/money/backoffice-plan.ts';
import { subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { plan_grants, plan_payments, stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { listGrantable } from '@tangent/domain/money/plan/grant.ts';
import { PLAN_PAYMENTS_SHOWN } from '@tangent/domain/money/plan-limits.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { toEffectivePlan } from '../../../identity/account/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { findBilledPlan } from '../billed-plan.ts';
import { listLiveSubscriptions } from '../plan-store.ts';
import { presentPayment } from './present-payment.ts';

/** Returns the plan of an account as staff sees it. */
export async function getUserPlan(tx: Tx | Db, actor: Actor, id: string, now: Date): Promise<UserPlan> {
  const [row] = await tx
    .select({ erased_at: users.erased_at, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(eq(users.id, id));
  if (!row) throw new Refusal('not_found');
  const { erased_at, subscription } = row;
  const isOutOfReach = actor.user_id === id || erased_at !== null;
  return {
    plan: toEffectivePlan(subscription, now),
    provider: subscription?.provider ?? null,
    expires_at: subscription?.expires_at?.toISOString() ?? null,
    billing: await findBilling(tx, id),
    payments: await listPayments(tx, id),
    grants: await listGrants(tx, id, now),
    grantable: isOutOfReach ? [] : listGrantable(await findBilledPlan(tx, id, now)).filter((plan) => plan !== 'free'),
  };
}

async function findBilling(tx: Tx | Db, id: string): Promise<UserPlan['billing']> {
  const [billed] = await listLiveSubscriptions(tx, id);
  if (!billed) return null;
  const [customer] = await tx.select().from(stripe_customers).where(eq(stripe_customers.account_id, id));
  const { plan, status, period_end, cancel_at_period_end, pending_plan, pending_since } = billed;
  return {
    customer_id: customer?.customer_id ?? null,
    subscription_id: billed.id,
    plan,
    status,
    period_end: period_end.toISOString(),
    cancel_at_period_end,
    pending_plan,
    is_pending: pending_since !== null,
  };
}

async function listPayments(tx: Tx | Db, id: string): Promise<UserPlan['payments']> {
  const rows = await tx
    .select()
    .from(plan_payments)
    .where(eq(plan_payments.account_id, id))
    .orderBy(desc(plan_payments.created_at), desc(plan_payments.id))
    .limit(PLAN_PAYMENTS_SHOWN);
  return rows.map(presentPayment);
}

async function listGrants(tx: Tx | Db, id: string, now: Date): Promise<PlanGrant[]> {
  const rows = await tx
    .select({ grant: plan_grants, granted_by: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}` })
    .from(plan_grants)
    .leftJoin(users, eq(users.id, plan_grants.granted_by))
    .where(eq(plan_grants.account_id, id))
    .orderBy(desc(plan_grants.created_at), desc(plan_grants.id));
  return rows.map(({ grant, granted_by }) => {
    const { id: grantId, plan, provider, reason, starts_at, ends_at, revoked_at } = grant;
    return {
      id: grantId,
      plan,
      provider,
      reason,
      granted_by,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      revoked_at: revoked_at?.toISOString() ?? null,
      is_running: revoked_at === null && starts_at <= now && now < ends_at,
    };
  });
}
