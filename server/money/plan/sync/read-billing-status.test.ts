import { expect, test } from 'vitest';
import type { StripeInvoice, StripeSubscription } from '../../../gateways/stripe/billing.ts';
import { readBillingStatus } from './read-billing-status.ts';

const [START, END, NEXT_END] = [
  new Date('2026-11-22T09:30:00Z'),
  new Date('2027-11-22T09:30:00Z'),
  new Date('2028-11-22T09:30:00Z'),
];
const buildItems = (...keys: string[]) => keys.map((lookup_key) => ({ id: `si_${lookup_key}`, lookup_key }));
const PRO = buildItems('tangent_pro_yearly');
const ADVANCED = buildItems('tangent_advanced_yearly', 'tangent_pro_yearly');
const LIVE: StripeSubscription = {
  id: 'sub_1',
  customer_id: 'cus_1',
  status: 'active',
  items: PRO,
  next_lookup_keys: null,
  schedule_id: null,
  period_start: START,
  period_end: END,
  cancel_at_period_end: false,
  ended_at: null,
  latest_invoice_id: 'in_1',
  card_fingerprint: null,
  created_at: START,
};
const RENEWED = { ...LIVE, period_start: END, period_end: NEXT_END };
const cycle = (status: StripeInvoice['status'], created_at: Date): StripeInvoice => ({
  id: 'in_2',
  number: null,
  subscription_id: 'sub_1',
  billing_reason: 'subscription_cycle',
  status,
  lookup_keys: ['tangent_pro_yearly'],
  total_cents: 4999,
  refunded_cents: 0,
  charged_back_cents: 0,
  disputed_cents: 0,
  created_at,
  paid_at: null,
});

test.each<[string, Partial<StripeSubscription>, StripeInvoice[], object]>([
  ['one that is paid', {}, [], { plan: 'pro', status: 'active', expires_at: END, pending_plan: null }],
  ['both prices', { items: ADVANCED }, [], { plan: 'advanced' }],
  [
    'a period that has started and is charged in an hour',
    RENEWED,
    [cycle('draft', END)],
    { status: 'active', expires_at: END },
  ],
  ['a period that is being paid', RENEWED, [cycle('open', END)], { status: 'active', expires_at: END }],
  ['a period that was paid', RENEWED, [cycle('paid', END)], { status: 'active', expires_at: NEXT_END }],
  ['a year whose invoice was voided', RENEWED, [cycle('void', END)], { status: 'active', expires_at: NEXT_END }],
  ['an invoice created between two requests', LIVE, [cycle('draft', END)], { status: 'active', expires_at: END }],
  ['a renewal that failed', { ...RENEWED, status: 'past_due' }, [], { status: 'past_due', expires_at: END }],
  ['one that is no longer retried', { ...RENEWED, status: 'unpaid' }, [], { status: 'past_due', expires_at: END }],
  ['a cancelled one', { cancel_at_period_end: true }, [], { status: 'active', cancel_at_period_end: true }],
  ['a planned downgrade', { items: ADVANCED, next_lookup_keys: ['tangent_pro_yearly'] }, [], { pending_plan: 'pro' }],
  ['a plan that continues unchanged', { next_lookup_keys: ['tangent_pro_yearly'] }, [], { pending_plan: null }],
  ['an end', { status: 'canceled', ended_at: END }, [], { plan: 'pro', status: 'cancelled', expires_at: END }],
])('%s', (_, live, invoices, expected) => {
  expect(readBillingStatus({ ...LIVE, ...live }, invoices, 'tangent')).toMatchObject(expected);
});

test.each<[string, Partial<StripeSubscription>]>([
  ['whose first payment is incomplete', { status: 'incomplete' }],
  ['whose first payment never came', { status: 'incomplete_expired' }],
  ['to another product', { items: buildItems('other_pro_yearly') }],
  ['to the Advanced add-on without PRO', { items: buildItems('tangent_advanced_yearly') }],
])('a subscription %s is no plan', (_, live) => {
  expect(readBillingStatus({ ...LIVE, ...live }, [], 'tangent')).toBeNull();
});
