import { expect, test } from 'vitest';
import { type Billing, type BillingState, listPlanActions } from './plan-action.ts';

const BILLED: Billing = {
  plan: 'pro',
  status: 'active',
  cancel_at_period_end: false,
  pending_plan: null,
  is_pending: false,
};
const FREE_STATE: BillingState = {
  plan: 'free',
  provider: null,
  billing: null,
  is_refundable: false,
  is_customer: false,
};
const billed = (billing: Partial<Billing>, state: Partial<BillingState> = {}): BillingState => ({
  ...FREE_STATE,
  plan: billing.plan ?? 'pro',
  provider: 'stripe',
  billing: { ...BILLED, ...billing },
  is_customer: true,
  ...state,
});

test.each<[string, BillingState, string[]]>([
  ['the free plan', FREE_STATE, ['buy_pro', 'buy_advanced']],
  ['a plan that ended', { ...FREE_STATE, is_customer: true }, ['buy_pro', 'buy_advanced', 'portal']],
  ['granted PRO', { ...FREE_STATE, plan: 'pro', provider: 'grant' }, ['buy_advanced']],
  ['granted Advanced', { ...FREE_STATE, plan: 'advanced', provider: 'grant' }, []],
  ['[S4-035] a plan that Apple bills', { ...FREE_STATE, plan: 'pro', provider: 'apple' }, []],
  ['PRO', billed({}), ['upgrade', 'cancel', 'portal']],
  ['PRO in its first days', billed({}, { is_refundable: true }), ['upgrade', 'cancel', 'refund', 'portal']],
  ['cancelled PRO', billed({ cancel_at_period_end: true }), ['upgrade', 'resume', 'portal']],
  ['Advanced', billed({ plan: 'advanced' }), ['downgrade', 'cancel', 'portal']],
  ['Advanced before its downgrade', billed({ plan: 'advanced', pending_plan: 'pro' }), ['resume', 'cancel', 'portal']],
  ['a renewal that failed', billed({ status: 'past_due' }), ['pay', 'cancel', 'portal']],
  ['an action that waits for confirmation', billed({ is_pending: true }, { is_refundable: true }), ['portal']],
  [
    'billed PRO in addition to granted Advanced',
    billed({}, { plan: 'advanced', provider: 'grant' }),
    ['upgrade', 'cancel', 'portal'],
  ],
])('possible actions for %s', (_, state, expected) => {
  expect(listPlanActions(state)).toEqual(expected);
});
