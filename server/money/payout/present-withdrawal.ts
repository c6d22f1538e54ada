import type { Withdrawal } from '@tangent/contract/money/payout.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

/** Presents a withdrawal as its owner reads it. */
export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  const { id, state, amount_cents, fee_cents, method, destination, plan, expected_on, cancel_reason, failure } = row;
  return {
    id,
    state,
    amount_cents,
    fee_cents,
    net_cents: amount_cents - fee_cents,
    method,
    destination,
    plan,
    expected_on,
    cancel_reason,
    failure,
    requested_at: row.requested_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
