import { expect, test } from 'vitest';
import { type EventSubject, findSubject } from './stripe-events.ts';

const parent = (subscription: unknown) => ({ parent: { subscription_details: { subscription } } });
const subscription = (id: string, has_new_card = false): EventSubject => ({ subscription_id: id, has_new_card });
const customer = (id: string, has_new_card = false): EventSubject => ({ customer_id: id, has_new_card });
const CUSTOMER = { id: 'cus_1', object: 'customer' };
const SESSION = { id: 'cs_1', object: 'checkout.session', mode: 'subscription' };

test.each<[type: string, object: object, previous: object | null, expected: EventSubject | null]>([
  ['customer.subscription.created', { id: 'sub_1' }, null, subscription('sub_1')],
  ['customer.subscription.deleted', { id: 'sub_1' }, null, subscription('sub_1')],
  [
    'customer.subscription.updated',
    { id: 'sub_1', default_payment_method: 'pm_1' },
    { default_payment_method: null },
    subscription('sub_1', true),
  ],
  [
    'customer.subscription.updated',
    { id: 'sub_1', default_payment_method: null },
    { default_payment_method: 'pm_1' },
    subscription('sub_1'),
  ],
  ['subscription_schedule.updated', { id: 'sched_1', subscription: 'sub_1' }, null, subscription('sub_1')],
  [
    'subscription_schedule.released',
    { subscription: null, released_subscription: 'sub_1' },
    null,
    subscription('sub_1'),
  ],
  ['invoice.paid', parent('sub_1'), null, subscription('sub_1')],
  ['invoice.payment_failed', parent({ id: 'sub_1', object: 'subscription' }), null, subscription('sub_1')],
  ['invoice.paid', { parent: null }, null, null],
  ['checkout.session.completed', SESSION, null, { session_id: 'cs_1' }],
  ['checkout.session.completed', { ...SESSION, mode: 'payment' }, null, null],
  ['charge.refunded', { id: 'ch_1', customer: 'cus_1' }, null, customer('cus_1')],
  ['charge.refunded', { id: 'ch_1', customer: null }, null, null],
  ['charge.dispute.created', { id: 'du_1', payment_intent: 'pi_1' }, null, { payment_id: 'pi_1' }],
  ['charge.dispute.closed', { id: 'du_1', payment_intent: { id: 'pi_1' } }, null, { payment_id: 'pi_1' }],
  ['charge.dispute.closed', { id: 'du_1', payment_intent: null }, null, null],
  ['payment_method.attached', { object: 'payment_method', customer: 'cus_1' }, null, customer('cus_1')],
  ['customer.updated', CUSTOMER, { invoice_settings: {} }, customer('cus_1', true)],
  ['customer.updated', CUSTOMER, { delinquent: false }, customer('cus_1')],
  ['invoiceitem.created', parent('sub_1'), null, null],
  ['account.updated', { id: 'acct_1' }, null, { destination_id: 'acct_1' }],
  ['transfer.reversed', { id: 'tr_1', transfer_group: 'w1' }, null, { key: 'w1' }],
  ['transfer.created', { id: 'tr_1', transfer_group: null }, null, null],
  ['payout.paid', { id: 'po_1' }, null, null],
])('%s of %j refers to the object it names', (type, object, previous_attributes, expected) => {
  expect(findSubject({ type, payload: { data: { object, previous_attributes } } })).toEqual(expected);
});

test('an event of an unknown shape refers to nothing', () => {
  expect(findSubject({ type: 'invoice.paid', payload: {} })).toBeNull();
});
