import { plan_refunds, stripe_customers, stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { type Plan, planEndMs } from '@tangent/domain/money/plan/plan.ts';
import { type PlanChange, toAuditAction } from '@tangent/domain/money/plan/plan-change.ts';
import type { GrantProvider } from '@tangent/domain/money/plan/purchase.ts';
import { isRefundable, refundEndMs } from '@tangent/domain/money/plan/refund.ts';
import { desc, eq } from 'drizzle-orm';
import { saveNotification } from '../../events/activity/public.ts';
import { getEffectivePlan } from '../../identity/account/public.ts';
import { byOwnerOrStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { cancelPlanRequests } from '../payout/public.ts';
import { planMailJob } from './jobs.ts';

export interface RecordedChange {
  account_id: string;
  change: PlanChange;
  /** The plan that the change is about: for an upgrade or downgrade the new plan, for an end the ended one. */
  plan: Plan;
  /** The amount that was paid, is owed or was refunded with the change; null when no money moved. */
  amount_cents: number | null;
  at: Date;
  /** Null when no user did it: a renewal, an expiry. */
  actor: Pick<Actor, 'user_id'> | null;
  /** Until when the plan holds now, where the payment service does not report it. */
  until?: Date;
  /**
   * Who bills a plan that we do not bill, and why staff granted or revoked it. Apple itself writes to customers it
   * bills.
   */
  granted?: { provider: GrantProvider; note?: string };
}

/** Changes after which the plan is over; they also cancel withdrawals that were requested under it. */
const OVER: readonly PlanChange[] = ['ended', 'refunded', 'grant_ended'];
/** Changes after which the plan ends unless its owner acts. */
const ENDING: readonly PlanChange[] = ['cancelled', 'payment_failed'];

/**
 * Records a plan change and notifies the owner. Runs in the transaction of the change, after the rows it
 * is about are written.
 */
export async function recordPlanChange(tx: Tx, recorded: RecordedChange): Promise<void> {
  const { account_id, change, plan, amount_cents, at } = recorded;
  const until = recorded.until ?? (await findPaidUntil(tx, account_id));
  await recordAction(tx, toAuditAction(change), {
    by: byOwnerOrStaff(recorded.actor?.user_id ?? null, account_id),
    subject: { kind: 'user', id: account_id },
    details: { plan, amount_cents, until: until?.toISOString() ?? null, ...recorded.granted },
    at,
  });
  if (OVER.includes(change)) await cancelPlanRequests(tx, account_id, { ended_at: until ?? at, now: at });
  if (recorded.granted?.provider === 'apple') return;
  const refund_until = change === 'started' ? await findRefundEnd(tx, account_id, at) : null;
  await enqueue(tx, planMailJob, {
    mail: change,
    user_id: account_id,
    plan,
    amount_cents,
    until: until?.toISOString() ?? null,
    refund_until: refund_until?.toISOString() ?? null,
    plan_now: await getEffectivePlan(tx, account_id, at),
  });
  if (!ENDING.includes(change)) return;
  const params = { change, plan, ...(until === null ? {} : { until: until.toISOString() }) };
  await saveNotification(tx, { account_id, type: 'subscription_ending', params, at });
}

/** Returns until when the billed plan holds: while a renewal is being retried, until the retries end. */
async function findPaidUntil(tx: Tx, accountId: string): Promise<Date | null> {
  const [row] = await tx
    .select()
    .from(stripe_subscriptions)
    .where(eq(stripe_subscriptions.account_id, accountId))
    .orderBy(desc(stripe_subscriptions.created_at), desc(stripe_subscriptions.id))
    .limit(1);
  if (!row) return null;
  if (row.status !== 'past_due') return row.expires_at;
  return new Date(planEndMs({ ...row, provider: 'stripe' }, row.expires_at.getTime()));
}

/** Returns until when the account can get its money back; null when it no longer can. */
async function findRefundEnd(tx: Tx, accountId: string, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ first_paid_at: stripe_customers.first_paid_at, refunded: plan_refunds.account_id })
    .from(stripe_customers)
    .leftJoin(plan_refunds, eq(plan_refunds.account_id, stripe_customers.account_id))
    .where(eq(stripe_customers.account_id, accountId));
  const firstPaidAtMs = row?.first_paid_at?.getTime() ?? null;
  const was_refunded = row?.refunded != null;
  if (
    firstPaidAtMs === null ||
    !isRefundable({ first_paid_at_ms: firstPaidAtMs, was_refunded, is_disputed: false }, now.getTime())
  ) {
    return null;
  }
  return new Date(refundEndMs(firstPaidAtMs));
}
