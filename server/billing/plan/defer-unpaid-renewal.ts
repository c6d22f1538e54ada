import type { BilledRow } from './plan-store.ts';
import type { BillingStatus } from './read-billing-status.ts';

/**
 * The payment service begins a period first, also with what it steps down to, and charges for it about an hour later. Until it is
 * paid or refused everything stays as it was: nobody is told of a year that nobody paid.
 */
export function deferUnpaidRenewal(before: BilledRow | null, billingStatus: BillingStatus): BillingStatus {
  if (before?.status !== 'active' || billingStatus.status !== 'active') return billingStatus;
  const isAwaitingConfirmation =
    billingStatus.expires_at < billingStatus.period_end && before.expires_at >= billingStatus.expires_at;
  if (!isAwaitingConfirmation) return billingStatus;
  const { plan, period_start, period_end, expires_at, pending_plan } = before;
  const cancel_at_period_end = before.cancel_at_period_end && billingStatus.cancel_at_period_end;
  return { ...billingStatus, plan, period_start, period_end, expires_at, pending_plan, cancel_at_period_end };
}
