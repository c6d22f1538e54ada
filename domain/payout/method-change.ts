import { HOUR_MS } from '../duration.ts';
import { PAYOUT_METHOD_HOLD_HOURS } from '../money-limits.ts';
import type { PayoutMethod } from './payout-method.ts';

/** A way to be paid, as its owner chooses it: Payoneer by the address of an account there (S3-022, S3-023). */
export interface PayoutChoice {
  readonly method: PayoutMethod | null;
  readonly payoneer_email: string | null;
}

/** Whether money would go somewhere else than before. */
export function isDestinationChanged(before: PayoutChoice, after: PayoutChoice): boolean {
  if (before.method !== after.method) return true;
  return after.method === 'payoneer' && before.payoneer_email !== after.payoneer_email;
}

/** Until when nothing is withdrawn once money goes somewhere else than before, in milliseconds. */
export function holdEndMs(nowMs: number): number {
  return nowMs + PAYOUT_METHOD_HOLD_HOURS * HOUR_MS;
}

/** The same of a choice; null when nothing has to be held. The first one takes nothing away from anybody. */
export function heldUntilMs(before: PayoutChoice, after: PayoutChoice, nowMs: number): number | null {
  return before.method === null || !isDestinationChanged(before, after) ? null : holdEndMs(nowMs);
}
