import { withdrawals } from '@tangent/db/schema/payout.ts';
import { and, eq, lte, ne, or } from 'drizzle-orm';
import { getEffectivePlan } from '../../identity/account/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type Cancellation, cancelWithdrawal } from './cancel-withdrawal.ts';
import { lockMoney } from './withdrawal-store.ts';

/**
 * Takes back what an account has asked for and was not sent. What is being sent goes on: nobody can call it back. Part of the
 * transaction in which the reason for it becomes true.
 */
export async function cancelRequests(tx: Tx, accountId: string, cancellation: Cancellation): Promise<void> {
  await cancelThose(tx, accountId, cancellation, undefined);
}

/**
 * The plan of an account has ended: what was asked for under it is taken back, unless another paid plan holds now. What was
 * asked for on the free plan after that end waits its days as any other.
 */
export async function cancelPlanRequests(
  tx: Tx,
  accountId: string,
  { ended_at, now }: { ended_at: Date; now: Date },
): Promise<void> {
  if ((await getEffectivePlan(tx, accountId, now)) !== 'free') return;
  const underEndedPlan = or(ne(withdrawals.plan, 'free'), lte(withdrawals.requested_at, ended_at));
  await cancelThose(tx, accountId, { reason: 'plan_ended', actor_id: null, at: now }, underEndedPlan);
}

async function cancelThose(
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
