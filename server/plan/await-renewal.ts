import type { BilledRow } from './plan-store.ts';
import type { Standing } from './read-standing.ts';

/**
 * The payment service begins a period first, also with what it steps down to, and charges for it about an hour later. Until it is
 * paid or refused everything stays as it was: nobody is told of a year that nobody paid.
 */
export function awaitRenewal(before: BilledRow | null, standing: Standing): Standing {
  if (before?.status !== 'active' || standing.status !== 'active') return standing;
  const isUnsettled = standing.expires_at < standing.period_end && before.expires_at >= standing.expires_at;
  if (!isUnsettled) return standing;
  const { plan, period_start, period_end, expires_at, pending_plan } = before;
  const cancel_at_period_end = before.cancel_at_period_end && standing.cancel_at_period_end;
  return { ...standing, plan, period_start, period_end, expires_at, pending_plan, cancel_at_period_end };
}
