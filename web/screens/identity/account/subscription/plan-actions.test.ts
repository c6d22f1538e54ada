import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { PLAN_ACTIONS, type PlanAction } from '@tangent/domain/money/plan/plan-action.ts';
import { expect, test } from 'vitest';
import { findPurchase, readRequestedPlan } from './find-purchase.ts';
import { hasPlanStarted, hasTakenEffect, type SentAction } from './has-taken-effect.ts';
import { listPlanButtons } from './plan-buttons.tsx';
import { buildView, PERIOD_END } from './testing/build-view.ts';

test.each<[string, SubscriptionView['plan'], PlanAction[], string, string]>([
  ['PRO on the free plan', 'free', ['buy_pro', 'buy_advanced'], 'pro', 'buy'],
  ['Advanced on the free plan', 'free', ['buy_pro', 'buy_advanced'], 'advanced', 'buy'],
  ['Advanced from PRO', 'pro', ['upgrade', 'cancel', 'portal'], 'advanced', 'upgrade'],
  ['Advanced beside a granted PRO', 'pro', ['buy_advanced'], 'advanced', 'buy'],
  ['PRO once more', 'pro', ['upgrade', 'cancel', 'portal'], 'pro', 'has'],
  ['PRO with Advanced', 'advanced', ['downgrade', 'cancel'], 'pro', 'has'],
  ['Advanced while a renewal is owed', 'pro', ['pay', 'cancel', 'portal'], 'advanced', 'none'],
  ['[S4-035] Advanced from a plan that Apple bills', 'pro', [], 'advanced', 'none'],
  ['a plan while a payment is being confirmed', 'free', ['portal'], 'pro', 'none'],
])('a request for a plan continues: %s', (_description, plan, actions, requestedPlan, expected) => {
  const plans = readRequestedPlan(new URLSearchParams({ plan: requestedPlan }));
  expect(plans && findPurchase({ plan, actions }, plans)).toBe(expected);
});

test('an address without a plan to buy is no request', () => {
  for (const search of ['', 'plan=free', 'plan=PRO', 'plan='])
    expect(readRequestedPlan(new URLSearchParams(search))).toBeNull();
});

test('each available action is one button; solving a problem comes first, ending the plan last', () => {
  expect(listPlanButtons(['cancel', 'portal', 'pay']).map(({ action }) => action)).toEqual(['pay', 'portal', 'cancel']);
  expect(listPlanButtons([])).toEqual([]);
  const offered = PLAN_ACTIONS.filter((action) => ['buy_pro', 'buy_advanced', 'upgrade'].includes(action));
  expect([...listPlanButtons(PLAN_ACTIONS).map(({ action }) => action), ...offered].toSorted()).toEqual(
    PLAN_ACTIONS.toSorted(),
  );
});

test.each<[SentAction, SubscriptionView, SubscriptionView]>([
  ['upgrade', buildView({}), buildView({ plan: 'advanced' })],
  ['downgrade', buildView({ plan: 'advanced' }), buildView({ plan: 'advanced', pending_plan: 'pro' })],
  ['cancel', buildView({}), buildView({ cancel_at_period_end: true })],
  ['cancel', buildView({ status: 'past_due' }), buildView(null)],
  ['resume', buildView({ cancel_at_period_end: true }), buildView({})],
  ['pay', buildView({ status: 'past_due' }), buildView({})],
  [
    'refund',
    buildView({}),
    buildView(null, { refund: { until: PERIOD_END, amount_cents: 4999, requested_at: PERIOD_END, finished_at: null } }),
  ],
])('%s is done when the plan says so, and not while it is being confirmed', (action, before, after) => {
  expect(hasTakenEffect(action, before)).toBe(false);
  expect(hasTakenEffect(action, after)).toBe(true);
  const awaited = { ...after, billing: buildView({ ...after.billing, is_pending: true }).billing };
  expect(hasTakenEffect(action, awaited)).toBe(false);
});

test('a paid plan has started once it is billed and nothing is pending', () => {
  const checkout = { plan: 'pro', address: null, is_paid: true } as const;
  expect(hasPlanStarted(buildView(null))).toBe(false);
  expect(hasPlanStarted(buildView(null, { checkout }))).toBe(false);
  expect(hasPlanStarted(buildView({ is_pending: true }))).toBe(false);
  expect(hasPlanStarted(buildView({}))).toBe(true);
});
