import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { expect, test } from 'vitest';
import { findPlanState } from './plan-state.ts';

const DAY = '2027-03-01T10:00:00.000Z';
const PAID: SubscriptionView['subscription'] = {
  plan_name: 'tangent_pro',
  status: 'active',
  expires_at: DAY,
  provider: 'stripe',
  cancel_at_period_end: false,
};

type Pending = 'pro' | null;
const billed = (pending_plan: Pending): SubscriptionView['billing'] => ({
  plan: 'advanced',
  status: 'active',
  period_end: DAY,
  cancel_at_period_end: false,
  pending_plan,
  is_pending: false,
  next_price_cents: 4999,
  grace_ends_at: null,
  due_cents: null,
});

const planState = (
  plan: SubscriptionView['plan'],
  changes: Partial<SubscriptionView['subscription']>,
  pending: Pending = null,
) => findPlanState({ plan, subscription: { ...PAID, ...changes }, billing: billed(pending) });

test.each([
  ['without a subscription', 'free', { status: 'none', expires_at: null, provider: null }, 'free', undefined],
  ['active', 'pro', {}, 'renews', DAY],
  ['billed by Apple', 'pro', { provider: 'apple' }, 'renews', DAY],
  ['granted as a reward', 'pro', { provider: 'grant' }, 'granted', DAY],
  ['cancelled, until the end of the paid period', 'pro', { status: 'cancelled' }, 'ends', DAY],
  ['granted, then cancelled', 'pro', { provider: 'grant', status: 'cancelled' }, 'ends', DAY],
  ['to be cancelled at the end of the period', 'advanced', { cancel_at_period_end: true }, 'ends', DAY],
  ['a failed renewal, seven days longer', 'pro', { status: 'past_due' }, 'past_due', '2027-03-08T10:00:00.000Z'],
  ['over', 'free', { status: 'cancelled' }, 'lapsed', DAY],
  ['over after the grace period', 'free', { status: 'past_due' }, 'lapsed', '2027-03-08T10:00:00.000Z'],
] as const)('a plan is shown by its state: %s', (_description, plan, changes, kind, on) => {
  expect(planState(plan, changes)).toEqual(on === undefined ? { kind } : { kind, on });
});

test('a planned downgrade is shown while the dearer plan runs, but not beside a granted plan', () => {
  expect(planState('advanced', {}, 'pro')).toEqual({ kind: 'steps_down', on: DAY });
  expect(planState('advanced', { provider: 'grant' }, 'pro')).toEqual({ kind: 'granted', on: DAY });
});
