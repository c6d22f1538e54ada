import type { User } from '@tangent/contract/user.ts';
import { expect, test } from 'vitest';
import { findPlanState } from './plan-state.ts';

const DAY = '2027-03-01T10:00:00.000Z';
const PAID: User['subscription'] = {
  ...{ plan_name: 'tangent_pro', status: 'active', expires_at: DAY },
  ...{ provider: 'stripe', cancel_at_period_end: false },
};

const stateOf = (plan: User['plan'], changes: Partial<User['subscription']>) =>
  findPlanState({ plan, subscription: { ...PAID, ...changes } });

test.each([
  ['without a subscription', 'free', { status: 'none', expires_at: null, provider: null }, 'free', undefined],
  ['active', 'pro', {}, 'renews', DAY],
  ['billed by Apple', 'pro', { provider: 'apple' }, 'renews', DAY],
  ['given as a reward', 'pro', { provider: 'grant' }, 'granted', DAY],
  ['cancelled, until the end of what is paid', 'pro', { status: 'cancelled' }, 'ends', DAY],
  ['given, and cancelled since', 'pro', { provider: 'grant', status: 'cancelled' }, 'ends', DAY],
  ['to be cancelled at the end of the period', 'advanced', { cancel_at_period_end: true }, 'ends', DAY],
  ['a failed renewal, seven days longer', 'pro', { status: 'past_due' }, 'past_due', '2027-03-08T10:00:00.000Z'],
  ['over', 'free', { status: 'cancelled' }, 'lapsed', DAY],
  ['over after the days of grace', 'free', { status: 'past_due' }, 'lapsed', '2027-03-08T10:00:00.000Z'],
] as const)('a plan is shown as what it is: %s', (_what, plan, changes, kind, on) => {
  expect(stateOf(plan, changes)).toEqual(on === undefined ? { kind } : { kind, on });
});
