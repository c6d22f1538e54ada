import { type BilledPrice, type Billing, PaymentDeclined } from '@tangent/server/gateways/stripe/billing.ts';
import type { Connect } from '@tangent/server/gateways/stripe/connect.ts';
import { createStripeBilling } from '@tangent/server/gateways/stripe/create-stripe-billing.ts';
import { createStripeConnect } from '@tangent/server/gateways/stripe/create-stripe-connect.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RequestRecorder, recordRequests } from '../testing/record-requests.ts';
import { loadStripeDescription } from '../testing/stripe-description.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

const YEAR_MS = 366 * 86_400_000;
const PRO: BilledPrice = { lookup_key: 'pro_yearly', name: 'PRO', yearly_cents: 4999 };
const EXTRA: BilledPrice = { lookup_key: 'extra_yearly', name: 'Extra', yearly_cents: 100 };
const MORE: BilledPrice = { lookup_key: 'advanced_yearly', name: 'Advanced', yearly_cents: 5000 };

// The newest available public description of Stripe is of 2023-08-16; these came later.
const NEWER_THAN_DESCRIPTION = [
  // 2025-03-31.basil: lists the payments of an invoice, which may have several.
  'GET /v1/invoice_payments: unknown',
  // 2025-07-30.basil: replaces `iterations`.
  'POST /v1/subscription_schedules/{schedule}: phases[1][duration] must NOT have additional properties',
  // 2024-04: replaces `type`.
  'POST /v1/accounts: controller must NOT have additional properties',
  // 2024-01: replaces `collect`.
  'POST /v1/account_links: collection_options must NOT have additional properties',
];

const ALL_CALLS = [
  'DELETE /v1/subscriptions/:id',
  'GET /v1/accounts/:id',
  'GET /v1/checkout/sessions/:id',
  'GET /v1/customers/:id',
  'GET /v1/disputes',
  'GET /v1/events',
  'GET /v1/invoice_payments',
  'GET /v1/invoices',
  'GET /v1/invoices/:id',
  'GET /v1/payment_intents/:id',
  'GET /v1/prices',
  'GET /v1/prices/:id',
  'GET /v1/refunds',
  'GET /v1/subscription_schedules/:id',
  'GET /v1/subscriptions',
  'GET /v1/subscriptions/:id',
  'GET /v1/transfers',
  'POST /v1/account_links',
  'POST /v1/accounts',
  'POST /v1/billing_portal/sessions',
  'POST /v1/checkout/sessions',
  'POST /v1/checkout/sessions/:id/expire',
  'POST /v1/customers',
  'POST /v1/customers/:id/balance_transactions',
  'POST /v1/invoices/:id/pay',
  'POST /v1/invoices/:id/void',
  'POST /v1/prices',
  'POST /v1/refunds',
  'POST /v1/subscription_schedules',
  'POST /v1/subscription_schedules/:id',
  'POST /v1/subscription_schedules/:id/release',
  'POST /v1/subscriptions/:id',
  'POST /v1/transfers',
];

let world: TestSandbox;
let recorder: RequestRecorder;
let billing: Billing;
let connect: Connect;
const used = new Set<string | symbol>(['readEvent']);

beforeAll(async () => {
  world = await createTestSandbox({ store_ids: [] });
  recorder = await recordRequests(`http://127.0.0.1:${world.sandbox.http_port}`);
  billing = watch(createBilling());
  connect = watch(createPayouts());
});
afterAll(async () => {
  await recorder.stop();
  await world.remove();
});

function watch<T extends object>(calls: T): T {
  const get = (target: T, name: string | symbol) => {
    used.add(name);
    return Reflect.get(target, name);
  };
  return new Proxy(calls, { get });
}

const buildOptions = () => ({ api_url: recorder.address, secret_key: 'sk_test_sandbox', retries: 0 });
const createBilling = () => createStripeBilling({ ...buildOptions(), webhook_secrets: ['whsec_of_a_test'] });
const createPayouts = () => createStripeConnect(buildOptions());

/** Makes every request of the product to Stripe once. */
async function callEverything(): Promise<void> {
  const customer_id = await billing.createCustomer({
    account_id: 'account-1',
    email: 'mara@post.example',
    name: 'Mara Lindqvist',
    language: 'pt',
  });
  await billing.addCredit({ key: 'credit', customer_id, cents: 417, description: 'A month of PRO' });
  const left = await billing.getCredit(customer_id);
  await billing.addCredit({ key: 'credit-back', customer_id, cents: -left, description: 'Taken back' });
  const createCheckoutPage = (key: string) =>
    billing.createCheckout({
      key,
      customer_id,
      account_id: 'account-1',
      prices: [PRO],
      language: 'pt',
      success_url: 'http://localhost:4300/done',
      cancel_url: 'http://localhost:4300/back',
      expires_at: new Date(Date.now() + 3_600_000),
    });
  await billing.expireCheckout((await createCheckoutPage('first')).session_id);
  const { session_id, address } = await createCheckoutPage('second');
  await fetch(address ?? '', { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual' });
  const { subscription_id } = await billing.getCheckout(session_id);
  const read = async () => {
    const found = await billing.findSubscription(subscription_id ?? '');
    if (found === null) throw new Error('nothing was bought');
    return found;
  };
  await billing.addPrice(await read(), { key: 'step-up', price: MORE, counted_from: new Date() });
  await billing.addPrice(await read(), { key: 'no-charge', price: EXTRA, counted_from: null });
  await billing.scheduleOnly(await read(), PRO);
  await billing.scheduleOnly(await read(), PRO);
  await billing.releaseSchedule(await read());
  await billing.setCancelAtPeriodEnd(await read(), true);
  await billing.setCancelAtPeriodEnd(await read(), false);
  expect((await billing.listSubscriptions(customer_id)).map(({ id }) => id)).toEqual([subscription_id]);
  const portal = await billing.createPortalSession(customer_id, 'http://localhost:4300/account');
  await fetch(portal, { method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' });
  await billing.preferCustomerCard(subscription_id ?? '');
  await failRenewal(customer_id, subscription_id ?? '');
  await billing.cancelNow(subscription_id ?? '');
  await billing.listEvents(new Date(0));
  await payOut();
}

async function payOut(): Promise<void> {
  const { destination_id, address } = await connect.createSetup({
    account_id: 'account-1',
    destination_id: null,
    email: 'mara@post.example',
    return_url: 'http://localhost:4300/account/payout',
  });
  await fetch(address, { method: 'POST', body: new URLSearchParams({ decision: 'finish' }), redirect: 'manual' });
  expect(await connect.findSetup(destination_id)).toBe('ready');
  await connect.pay({ key: 'withdrawal-1', destination_id, amount_cents: 4250, note: 'Royalties' });
  expect(await connect.findPayout('withdrawal-1')).toMatchObject({ state: 'paid' });
}

async function failRenewal(customerId: string, subscriptionId: string): Promise<void> {
  await world.post(`/control/stripe/customers/${customerId}/card`, { card: 'declining' });
  await world.post('/control/clock', { offset_ms: YEAR_MS });
  await createBilling().listInvoices(subscriptionId);
  const [open, ...paid] = await billing.listInvoices(subscriptionId);
  expect([open?.status, paid.length]).toEqual(['open', 2]);
  await expect(billing.payInvoice(open?.id ?? '', 'try-1')).rejects.toBeInstanceOf(PaymentDeclined);
  await billing.voidInvoice(open?.id ?? '');
  await billing.findInvoiceAddress(paid[0]?.id ?? '');
  expect(await billing.refundInvoice(paid[0]?.id ?? '')).toBe(paid[0]?.total_cents);
  const [, payment = ''] = recorder.requests.flatMap(({ path }) => /payment_intent=(pi_\w+)/.exec(path) ?? []);
  expect(await billing.findPaymentCustomer(payment)).toMatch(/^cus_/);
}

test('every request of the product matches Stripe’s description and is supported by the sandbox', async () => {
  await callEverything();
  expect([...used].sort()).toEqual([...Object.keys(createBilling()), ...Object.keys(createPayouts())].sort());
  const { requests } = recorder;
  expect(requests.filter(({ status }) => status >= 400 && status !== 402)).toEqual([]);
  const calls = requests.map(
    ({ method, path }) => `${method} ${path.split('?')[0]?.replace(/\/[a-z_]+_[0-9A-Za-z]{14,}/g, '/:id')}`,
  );
  expect([...new Set(calls)].sort()).toEqual(ALL_CALLS);
  const findFaults = await loadStripeDescription();
  const faults = new Set(requests.flatMap((request) => findFaults?.(request) ?? []));
  expect([...faults].filter((fault) => !NEWER_THAN_DESCRIPTION.includes(fault))).toEqual([]);
});
