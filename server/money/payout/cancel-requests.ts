import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { and, eq, lte, ne, or } from 'drizzle-orm';
import { getEffectivePlan } from '../../identity/account/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type Cancellation, cancelWithdrawal } from './cancel-withdrawal.ts';
import { lockMoney } from './withdrawal-store.ts';

/**
 * Cancels the withdrawals of an account that were not sent. A withdrawal that is being sent continues: it cannot be
 * called back. Part of the transaction in which the reason becomes true.
 */
export async function cancelRequests(tx: Tx, accountId: string, cancellation: Cancellation): Promise<void> {
  await cancelMatching(tx, accountId, cancellation, undefined);
}

/**
 * Cancels the withdrawals requested under a plan that has ended, unless another paid plan is in effect now. A
 * withdrawal requested on the free plan after that end waits its days as usual.
 */
export async function cancelPlanRequests(
  tx: Tx,
  accountId: string,
  { ended_at, now }: { ended_at: Date; now: Date },
): Promise<void> {
  if ((await getEffectivePlan(tx, accountId, now)) !== 'free') return;
  const underEndedPlan = or(ne(withdrawals.plan, 'free'), lte(withdrawals.requested_at, ended_at));
  await cancelMatching(tx, accountId, { reason: 'plan_ended', actor_id: null, at: now }, underEndedPlan);
}

async function cancelMatching(
  tx: Tx,
  accountId: string,
  cancellation: Cancellation,
  which: ReturnType<typeof or>,
): Promise<void> {
  await lockMoney(tx, accountId);
  const isWaiting = and(eq(withdrawals.account_id, accountId), eq(withdrawals.state, 'requested'));
  for (const row of await tx.select().from(withdrawals).where(and(isWaiting, which))) {
    await cancelWithdrawal(tx, row, cancellation);
  }
}
