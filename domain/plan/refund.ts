import { DAY_MS } from '../duration.ts';
import { REFUND_DAYS } from '../limits.ts';

/** The instant from which the guarantee is over: 14 times 24 hours after the first payment of the account. */
export function refundEndMs(firstPaidAtMs: number): number {
  return firstPaidAtMs + REFUND_DAYS * DAY_MS;
}

/** Whether an account can have its money back now: within the guarantee, and once only (S9-003, A-166). */
export function isRefundable(
  { first_paid_at_ms, was_refunded }: { first_paid_at_ms: number | null; was_refunded: boolean },
  nowMs: number,
): boolean {
  return first_paid_at_ms !== null && !was_refunded && nowMs < refundEndMs(first_paid_at_ms);
}
