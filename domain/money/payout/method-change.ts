import { HOUR_MS } from '../../duration.ts';
import { foldEmail } from '../../identity/email/read-email.ts';
import { PAYOUT_METHOD_HOLD_HOURS } from '../money-limits.ts';
import type { PayoutMethod } from './payout-method.ts';

/** The payout method that an owner chose; for Payoneer with the address of an account there (S3-022, S3-023). */
export interface PayoutChoice {
  readonly method: PayoutMethod | null;
  readonly payoneer_email: string | null;
}

/** Returns whether money would go to a different destination than before. */
export function isDestinationChanged(before: PayoutChoice, after: PayoutChoice): boolean {
  if (before.method !== after.method) return true;
  return (
    after.method === 'payoneer' && foldEmail(before.payoneer_email ?? '') !== foldEmail(after.payoneer_email ?? '')
  );
}

/** Returns the time until which withdrawals are blocked after a change of the destination, in milliseconds. */
export function holdEndMs(nowMs: number): number {
  return nowMs + PAYOUT_METHOD_HOLD_HOURS * HOUR_MS;
}

/**
 * Returns the end of the block after a choice; null when none is needed. The first choice takes nothing away from the
 * owner.
 */
export function heldUntilMs(before: PayoutChoice, after: PayoutChoice, nowMs: number): number | null {
  return before.method === null || !isDestinationChanged(before, after) ? null : holdEndMs(nowMs);
}
