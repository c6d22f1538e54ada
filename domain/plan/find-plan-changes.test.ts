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
const STEP_DOWN: BillingSnapshot = { ...ADVANCED, pending_plan: 'pro' };
const UNPAID: BillingSnapshot = { ...PRO, status: 'past_due' };
const OVER: BillingSnapshot = { ...PRO, status: 'cancelled' };
const FURTHER = { expires_at_ms: 2_000 };

test.each<[string, BillingSnapshot | null, BillingSnapshot, PlanChange[]]>([
  ['a plan that was bought', null, PRO, ['started']],
  ['one that was bought and cancelled before we looked', null, CANCELLED, ['started', 'cancelled']],
  ['one that was over before we looked', null, OVER, ['started', 'ended']],
  ['nothing new', PRO, PRO, []],
  ['a step up', PRO, ADVANCED, ['upgraded']],
  ['a step up that takes a cancellation back', CANCELLED, ADVANCED, ['upgraded']],
  ['a further year', PRO, { ...PRO, ...FURTHER }, ['renewed']],
  ['a renewal that is on its way', PRO, PRO, []],
  ['a renewal that failed', PRO, UNPAID, ['payment_failed']],
  ['another try that failed', UNPAID, UNPAID, []],
  ['a renewal that was paid after all', UNPAID, { ...PRO, ...FURTHER }, ['renewed']],
  ['a renewal that was never paid', UNPAID, OVER, ['ended']],
  ['a step down that is planned', ADVANCED, STEP_DOWN, ['downgrade_planned']],
  ['a step down that happened', STEP_DOWN, { ...PRO, ...FURTHER }, ['downgraded']],
  ['a step down whose year was not paid', STEP_DOWN, UNPAID, ['downgraded', 'payment_failed']],
  ['a step down that was taken back', STEP_DOWN, ADVANCED, ['resumed']],
  ['a cancellation instead of a step down', STEP_DOWN, { ...ADVANCED, cancel_at_period_end: true }, ['cancelled']],
  ['a cancellation', PRO, CANCELLED, ['cancelled']],
  ['a cancellation that was taken back', CANCELLED, PRO, ['resumed']],
  ['the end of a cancelled plan', CANCELLED, OVER, ['ended']],
  ['what is said of one that has ended', OVER, PRO, []],
])('%s', (_, before, after, expected) => {
  expect(findPlanChanges(before, after)).toEqual(expected);
});
