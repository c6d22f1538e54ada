import { subscriptions } from '@tangent/db/schema/identity/account.ts';
import { plan_grants, plan_history, plan_refunds, stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { chooseSubscription } from '@tangent/domain/money/plan/choose-subscription.ts';
import type { Plan, Subscription } from '@tangent/domain/money/plan/plan.ts';
import { and, desc, eq, lte } from 'drizzle-orm';
import { lockAccount, toEffectivePlan } from '../../../identity/account/public.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';

/**
 * Records the effective plan when it changed: sales of a month follow the plan at its end. An expired plan
 * ended at its expiry, however late it is processed.
 */
async function recordPlanHistory(tx: Tx, account_id: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.account_id, account_id));
  const plan = toEffectivePlan(row ?? null, now);
  const [last] = await tx
    .select()
    .from(plan_history)
    .where(eq(plan_history.account_id, account_id))
    .orderBy(desc(plan_history.since), desc(plan_history.id))
    .limit(1);
  if (plan === (last?.plan ?? 'free')) return;
  const ran_out = plan === 'free' && row?.expires_at && row.expires_at < now ? row.expires_at : now;
  const since = last && ran_out < last.since ? last.since : ran_out;
  await tx.insert(plan_history).values({ account_id, plan, since, created_at: now });
}

type Candidate = Subscription & { readonly pending_plan: Plan | null };

/**
 * Records which subscription of an account counts: the one that the payment service bills, the one staff granted, or
 * the one Apple bills. Every change of one of them calls it in the same transaction; repeated calls are
 * harmless.
 */
export async function recomputeSubscription(tx: Tx, accountId: string, now: Date): Promise<void> {
  await lockAccount(tx, accountId);
  await recordPlanHistory(tx, accountId, now);
  await saveEffectiveSubscription(tx, accountId, now);
  await recordPlanHistory(tx, accountId, now);
}

async function saveEffectiveSubscription(tx: Tx, accountId: string, now: Date): Promise<void> {
  const all = [...(await listBilled(tx, accountId)), ...(await listGranted(tx, accountId, now))];
  const chosen = chooseSubscription(all, now.getTime());
  if (chosen === null) {
    await tx.delete(subscriptions).where(eq(subscriptions.account_id, accountId));
    return;
  }
  const { expires_at_ms, ...columns } = chosen;
  const row = { ...columns, expires_at: expires_at_ms === null ? null : new Date(expires_at_ms) };
  await tx
    .insert(subscriptions)
    .values({ account_id: accountId, ...row })
    .onConflictDoUpdate({ target: subscriptions.account_id, set: row });
}

async function listBilled(tx: Tx, accountId: string): Promise<Candidate[]> {
  const rows = await tx
    .select({ billed: stripe_subscriptions, refunded_at: plan_refunds.requested_at })
    .from(stripe_subscriptions)
    .leftJoin(plan_refunds, eq(plan_refunds.subscription_id, stripe_subscriptions.id))
    .where(eq(stripe_subscriptions.account_id, accountId));
  return rows.map(({ billed, refunded_at }) => {
    const { plan, status, cancel_at_period_end, pending_plan, expires_at } = billed;
    const base = { plan, provider: 'stripe' } as const;
    // A refunded subscription ends when the refund is requested, even while the payment service still reports it active
    //
    const end = refunded_at === null ? expires_at : earlier(refunded_at, expires_at);
    if (refunded_at !== null || status === 'cancelled') return { ...base, ...ENDED, expires_at_ms: end.getTime() };
    return { ...base, status, cancel_at_period_end, pending_plan, expires_at_ms: end.getTime() };
  });
}

async function listGranted(tx: Tx, accountId: string, now: Date): Promise<Candidate[]> {
  const rows = await tx
    .select()
    .from(plan_grants)
    .where(and(eq(plan_grants.account_id, accountId), lte(plan_grants.starts_at, now)));
  return rows.map(({ plan, provider, ends_at, revoked_at }) => {
    const end = revoked_at === null ? ends_at : earlier(revoked_at, ends_at);
    const status = end.getTime() <= now.getTime() ? 'cancelled' : 'active';
    return { ...ENDED, plan, provider, status, expires_at_ms: end.getTime() };
  });
}

const ENDED = { status: 'cancelled', cancel_at_period_end: false, pending_plan: null } as const;

function earlier(one: Date, other: Date): Date {
  return one.getTime() < other.getTime() ? one : other;
}
