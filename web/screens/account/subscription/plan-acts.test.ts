import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { PLAN_ACTS, type PlanAct } from '@tangent/domain/plan/plan-act.ts';
import { expect, test } from 'vitest';
import { findPurchase, readWish } from './find-purchase.ts';
import { hasArrived, hasHappened, type SentAct } from './has-happened.ts';
import { listPlanButtons } from './list-plan-buttons.ts';
import { PERIOD_END, viewOf } from './testing/view-of.ts';

test.each<[string, SubscriptionView['plan'], PlanAct[], string, string]>([
  ['PRO on the free plan', 'free', ['buy_pro', 'buy_advanced'], 'pro', 'buy'],
  ['Advanced on the free plan', 'free', ['buy_pro', 'buy_advanced'], 'advanced', 'buy'],
  ['Advanced from PRO', 'pro', ['upgrade', 'cancel', 'portal'], 'advanced', 'upgrade'],
  ['Advanced beside PRO as a present', 'pro', ['buy_advanced'], 'advanced', 'buy'],
  ['PRO once more', 'pro', ['upgrade', 'cancel', 'portal'], 'pro', 'has'],
  ['PRO with Advanced', 'advanced', ['downgrade', 'cancel'], 'pro', 'has'],
  ['Advanced while a renewal is owed', 'pro', ['pay', 'cancel', 'portal'], 'advanced', 'none'],
  ['[S4-035] Advanced from a plan that Apple bills', 'pro', [], 'advanced', 'none'],
  ['a plan while a payment is being confirmed', 'free', ['portal'], 'pro', 'none'],
])('the wish for a plan leads on: %s', (_what, plan, acts, wish, expected) => {
  const plans = readWish(new URLSearchParams({ plan: wish }));
  expect(plans && findPurchase({ plan, acts }, plans)).toBe(expected);
});

test('an address that names no plan to buy is no wish', () => {
  for (const search of ['', 'plan=free', 'plan=PRO', 'plan=']) expect(readWish(new URLSearchParams(search))).toBeNull();
});

test('what can be done stands as one button each, what puts the plan right first and what ends it last', () => {
  expect(listPlanButtons(['cancel', 'portal', 'pay']).map(({ act }) => act)).toEqual(['pay', 'portal', 'cancel']);
  expect(listPlanButtons([])).toEqual([]);
  const offered = PLAN_ACTS.filter((act) => ['buy_pro', 'buy_advanced', 'upgrade'].includes(act));
  expect([...listPlanButtons(PLAN_ACTS).map(({ act }) => act), ...offered].toSorted()).toEqual(PLAN_ACTS.toSorted());
});

test.each<[SentAct, SubscriptionView, SubscriptionView]>([
  ['upgrade', viewOf({}), viewOf({ plan: 'advanced' })],
  ['downgrade', viewOf({ plan: 'advanced' }), viewOf({ plan: 'advanced', pending_plan: 'pro' })],
  ['cancel', viewOf({}), viewOf({ cancel_at_period_end: true })],
  ['cancel', viewOf({ status: 'past_due' }), viewOf(null)],
  ['resume', viewOf({ cancel_at_period_end: true }), viewOf({})],
  ['pay', viewOf({ status: 'past_due' }), viewOf({})],
  [
    'refund',
    viewOf({}),
    viewOf(null, { refund: { until: PERIOD_END, amount_cents: 4999, requested_at: PERIOD_END, finished_at: null } }),
  ],
])('%s is done when the plan says so, and not while it is being confirmed', (act, before, after) => {
  expect(hasHappened(act, before)).toBe(false);
  expect(hasHappened(act, after)).toBe(true);
  const awaited = { ...after, billing: viewOf({ ...after.billing, is_awaited: true }).billing };
  expect(hasHappened(act, awaited)).toBe(false);
});

test('a paid plan has arrived when it is billed and nothing waits any more', () => {
  const checkout = { plan: 'pro', address: null, is_paid: true } as const;
  expect(hasArrived(viewOf(null))).toBe(false);
  expect(hasArrived(viewOf(null, { checkout }))).toBe(false);
  expect(hasArrived(viewOf({ is_awaited: true }))).toBe(false);
  expect(hasArrived(viewOf({}))).toBe(true);
});
