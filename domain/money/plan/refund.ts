import { DAY_MS } from '../../duration.ts';
import { REFUND_DAYS } from '../plan-limits.ts';

/**
 * Returns the instant at which the money-back guarantee ends: 14 times 24 hours after the first payment of the account
 * (A-166).
 */
export function refundEndMs(firstPaidAtMs: number): number {
  return firstPaidAtMs + REFUND_DAYS * DAY_MS;
}

/**
 * Returns whether an account can get a refund now: within the guarantee, only once (S9-003, A-166), and not while its
 * bank decides about the same money.
 */
export function isRefundable(
  facts: { first_paid_at_ms: number | null; was_refunded: boolean; is_disputed: boolean },
  nowMs: number,
): boolean {
  const { first_paid_at_ms, was_refunded, is_disputed } = facts;
  return first_paid_at_ms !== null && !was_refunded && !is_disputed && nowMs < refundEndMs(first_paid_at_ms);
}

/**
 * Returns whether a plan ends because the bank of its owner took a payment back: one of the period that runs now.
 *
 * @example endsByChargeback([{ charged_back_cents: 4999, paid_at_ms: 10 }], 5) // true
 */
export function endsByChargeback(
  payments: readonly { charged_back_cents: number; paid_at_ms: number | null }[],
  periodStartMs: number,
): boolean {
  return payments.some(
    ({ charged_back_cents, paid_at_ms }) =>
      charged_back_cents > 0 && paid_at_ms !== null && paid_at_ms >= periodStartMs,
  );
}
