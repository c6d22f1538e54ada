import { expect, test } from 'vitest';
import { type Billing, listPlanActs, type PlanStanding } from './plan-act.ts';

const BILLED: Billing = {
  plan: 'pro',
  status: 'active',
  cancel_at_period_end: false,
  pending_plan: null,
  is_awaited: false,
};
const STANDING: PlanStanding = {
  plan: 'free',
  provider: null,
  billing: null,
  is_refundable: false,
  is_customer: false,
};
const billed = (billing: Partial<Billing>, standing: Partial<PlanStanding> = {}): PlanStanding => ({
  ...STANDING,

  plan: billing.plan ?? 'pro',
  provider: 'stripe',
  billing: { ...BILLED, ...billing },
  is_customer: true,
  ...standing,
});

test.each<[string, PlanStanding, string[]]>([
  ['the free plan', STANDING, ['buy_pro', 'buy_advanced']],
  ['a plan that ended', { ...STANDING, is_customer: true }, ['buy_pro', 'buy_advanced', 'portal']],
  ['PRO as a present', { ...STANDING, plan: 'pro', provider: 'grant' }, ['buy_advanced']],
  ['Advanced as a present', { ...STANDING, plan: 'advanced', provider: 'grant' }, []],
  ['[S4-035] a plan that Apple bills', { ...STANDING, plan: 'pro', provider: 'apple' }, []],
  ['PRO', billed({}), ['upgrade', 'cancel', 'portal']],
  ['PRO in its first days', billed({}, { is_refundable: true }), ['upgrade', 'cancel', 'refund', 'portal']],
  ['PRO that was cancelled', billed({ cancel_at_period_end: true }), ['upgrade', 'resume', 'portal']],
  ['Advanced', billed({ plan: 'advanced' }), ['downgrade', 'cancel', 'portal']],
  ['Advanced before its step down', billed({ plan: 'advanced', pending_plan: 'pro' }), ['resume', 'cancel', 'portal']],
  ['a renewal that failed', billed({ status: 'past_due' }), ['pay', 'cancel', 'portal']],
  ['an act that waits to be confirmed', billed({ is_awaited: true }, { is_refundable: true }), ['portal']],
  [
    'PRO billed beside Advanced as a present',
    billed({}, { plan: 'advanced', provider: 'grant' }),
    ['upgrade', 'cancel', 'portal'],
  ],
])('what can be done with %s', (_, standing, expected) => {
  expect(listPlanActs(standing)).toEqual(expected);
});
