import { DAY_MS } from '../duration.ts';
import { REFUND_DAYS } from '../limits.ts';

/**
 * Returns the instant at which the money-back guarantee ends: 14 times 24 hours after the first payment of the account
 * (A-166).
 */
export function refundEndMs(firstPaidAtMs: number): number {
  return firstPaidAtMs + REFUND_DAYS * DAY_MS;
}

/** Returns whether an account can get a refund now: within the guarantee, and only once (S9-003, A-166). */
export function isRefundable(
  { first_paid_at_ms, was_refunded }: { first_paid_at_ms: number | null; was_refunded: boolean },
  nowMs: number,
): boolean {
  return first_paid_at_ms !== null && !was_refunded && nowMs < refundEndMs(first_paid_at_ms);
}
