import { expect, test } from 'vitest';
import { type BillingSnapshot, findPlanChanges } from './find-plan-changes.ts';
import type { PlanChange } from './plan-change.ts';

const PRO: BillingSnapshot = {
  plan: 'pro',
  status: 'active',
  expires_at_ms: 1_000,
  cancel_at_period_end: false,
  pending_plan: null,
};
const ADVANCED: BillingSnapshot = { ...PRO, plan: 'advanced' };
const CANCELLED: BillingSnapshot = { ...PRO, cancel_at_period_end: true };
const DOWNGRADE: BillingSnapshot = { ...ADVANCED, pending_plan: 'pro' };
const UNPAID: BillingSnapshot = { ...PRO, status: 'past_due' };
const ENDED: BillingSnapshot = { ...PRO, status: 'cancelled' };
const NEXT_YEAR = { expires_at_ms: 2_000 };

test.each<[string, BillingSnapshot | null, BillingSnapshot, PlanChange[]]>([
  ['a bought plan', null, PRO, ['started']],
  ['a plan bought and cancelled before the first sync', null, CANCELLED, ['started', 'cancelled']],
  ['a plan that ended before the first sync', null, ENDED, ['started', 'ended']],
  ['no change', PRO, PRO, []],
  ['an upgrade', PRO, ADVANCED, ['upgraded']],
  ['an upgrade that revokes a cancellation', CANCELLED, ADVANCED, ['upgraded']],
  ['a renewal', PRO, { ...PRO, ...NEXT_YEAR }, ['renewed']],
  ['a pending renewal', PRO, PRO, []],
  ['a renewal that failed', PRO, UNPAID, ['payment_failed']],
  ['another failed attempt', UNPAID, UNPAID, []],
  ['a late payment of a renewal', UNPAID, { ...PRO, ...NEXT_YEAR }, ['renewed']],
  ['a renewal that was never paid', UNPAID, ENDED, ['ended']],
  ['a planned downgrade', ADVANCED, DOWNGRADE, ['downgrade_planned']],
  ['a downgrade that took effect', DOWNGRADE, { ...PRO, ...NEXT_YEAR }, ['downgraded']],
  ['a downgrade whose year was not paid', DOWNGRADE, UNPAID, ['downgraded', 'payment_failed']],
  ['a revoked downgrade', DOWNGRADE, ADVANCED, ['resumed']],
  ['a cancellation instead of a downgrade', DOWNGRADE, { ...ADVANCED, cancel_at_period_end: true }, ['cancelled']],
  ['a cancellation', PRO, CANCELLED, ['cancelled']],
  ['a revoked cancellation', CANCELLED, PRO, ['resumed']],
  ['the end of a cancelled plan', CANCELLED, ENDED, ['ended']],
  ['a change after the end', ENDED, PRO, []],
])('%s', (_, before, after, expected) => {
  expect(findPlanChanges(before, after)).toEqual(expected);
});
