import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import type { PayoutFailure } from '@tangent/domain/money/payout/withdrawal.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { notifyOfWithdrawal, type WithdrawalNews } from './notify-of-withdrawal.ts';
import { postWithdrawal, type WithdrawalTransaction } from './post-withdrawal.ts';
import type { RailPayout } from './rail.ts';
import { lockWithdrawal, moveWithdrawal, type WithdrawalRow } from './withdrawal-store.ts';

/** The outcome of a payout that a service reported; without an id when the service refused it. */
export type Outcome = RailPayout | { state: 'failed'; failure: PayoutFailure; provider_id: null; fee_cents: 0 };

/**
 * Saves the outcome of a withdrawal that was sent. A repeated outcome, or one of a finished withdrawal, changes
 * nothing.
 */
export async function settlePayout(tx: Tx, id: string, outcome: Outcome, at: Date): Promise<void> {
  const row = await lockWithdrawal(tx, id);
  if (row.state === 'processing') return applyOutcome(tx, row, outcome, at);
  const isBack = outcome.state === 'failed' || outcome.state === 'returned';
  if (row.state === 'paid' && isBack)
    await finishWithdrawal(tx, row, { outcome, at, movement: 'returned', news: 'returned' });
}

async function applyOutcome(tx: Tx, row: WithdrawalRow, outcome: Outcome, at: Date): Promise<void> {
  if (outcome.state === 'pending') return markUnderWay(tx, row, outcome);
  if (outcome.state !== 'paid') return finishWithdrawal(tx, row, { outcome, at, movement: 'back', news: 'failed' });
  const { provider_id, fee_cents: provider_fee_cents } = outcome;
  const change = { provider_id, provider_fee_cents, is_outcome_unknown: false, paid_at: at, finished_at: at };
  const step = { at, actor_id: null };
  const paid = await moveWithdrawal(tx, row, 'paid', change, { ...step, details: { provider_id } });
  await postWithdrawal(tx, paid, 'paid', step);
  await notifyOfWithdrawal(tx, paid, 'paid', step);
}

async function markUnderWay(tx: Tx, { id }: WithdrawalRow, { provider_id }: Outcome): Promise<void> {
  await tx.update(withdrawals).set({ provider_id, is_outcome_unknown: false }).where(eq(withdrawals.id, id));
}

interface FinishInput {
  outcome: Outcome;
  at: Date;
  movement: WithdrawalTransaction;
  news: WithdrawalNews;
}

async function finishWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  { outcome, at, movement, news }: FinishInput,
): Promise<void> {
  const failure = outcome.failure ?? (news === 'returned' ? 'returned_by_bank' : 'other');
  const provider_id = outcome.provider_id ?? row.provider_id;
  // A payout that came back before its arrival was reported was on its way all the same: the service keeps its fee.
  const wasPaidFor = row.state === 'processing' && outcome.state === 'returned';
  const provider_fee_cents = wasPaidFor ? outcome.fee_cents : row.provider_fee_cents;
  const change = { failure, provider_id, provider_fee_cents, is_outcome_unknown: false, finished_at: at };
  const step = { at, actor_id: null };
  const failed = await moveWithdrawal(tx, row, 'failed', change, { ...step, details: { failure, provider_id } });
  await postWithdrawal(tx, failed, movement, step);
  await notifyOfWithdrawal(tx, failed, news, step);
}
