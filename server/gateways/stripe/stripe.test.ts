import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BilledPrice, BillingRefused, BillingUnavailable } from './billing.ts';
import { createStripeBilling, type StripeOptions } from './create-stripe-billing.ts';

const PRO: BilledPrice = { lookup_key: 'pro_yearly', name: 'PRO', yearly_cents: 4999 };
const KEY = 'sk_test_kept_to_ourselves';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox({ store_ids: [] });
});
afterAll(() => world.remove());

function createGateway(change: Partial<StripeOptions> = {}) {
  const api_url = `http://127.0.0.1:${world.sandbox.http_port}`;
  return createStripeBilling({
    api_url,
    secret_key: KEY,
    webhook_secrets: ['whsec_old', 'whsec_new'],
    retries: 0,
    ...change,
  });
}

const makeCustomer = (name = 'Ada') =>
  createGateway().createCustomer({ account_id: `account ${name}`, email: 'ada@music.example', name, language: 'en' });

async function createSetupPage(prices: readonly BilledPrice[], customer_id: string, key = customer_id) {
  return createGateway().createCheckout({
    key,
    customer_id,
    account_id: 'account',
    prices,
    language: 'tr',
    success_url: 'http://localhost/done',
    cancel_url: 'http://localhost/back',
    expires_at: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 2 * 3_600_000),
  });
}

async function buy(prices: readonly BilledPrice[], customerId: string) {
  const { session_id, address } = await createSetupPage(prices, customerId);
  await fetch(address ?? '', { method: 'POST', body: new URLSearchParams({ decision: 'pay' }), redirect: 'manual' });
  const { subscription_id } = await createGateway().getCheckout(session_id);
  const found = await createGateway().findSubscription(subscription_id ?? '');
  if (found === null) throw new Error('no subscription was bought');
  return { session_id, found };
}

test('subscribers keep a replaced price, and it can still be identified', async () => {
  const { found } = await buy([PRO], await makeCustomer('Mara'));
  const pricier = { ...PRO, yearly_cents: 5999 };
  const { found: newer } = await buy([pricier], await makeCustomer('Lena'));
  expect((await createGateway().listInvoices(newer.id))[0]).toMatchObject({
    total_cents: 5999,
    lookup_keys: ['pro_yearly'],
  });
  await createGateway().scheduleOnly(found, PRO);
  const again = await createGateway().findSubscription(found.id);
  expect(again).toMatchObject({ items: [{ lookup_key: 'pro_yearly' }], next_lookup_keys: ['pro_yearly'] });
  expect((await createGateway().listInvoices(found.id))[0]).toMatchObject({
    total_cents: 4999,
    lookup_keys: ['pro_yearly'],
  });
});

test('a repeated request returns the same object, and a settled invoice stays unchanged', async () => {
  const customer = await makeCustomer();
  expect(await makeCustomer()).toBe(customer);
  const { found, session_id } = await buy([PRO], customer);
  expect((await createSetupPage([PRO], customer)).session_id).toBe(session_id);
  expect(await createGateway().expireCheckout(session_id)).toMatchObject({ state: 'complete', address: null });
  const [invoice] = await createGateway().listInvoices(found.id);
  const id = invoice?.id ?? '';
  await createGateway().voidInvoice(id);
  expect([await createGateway().refundInvoice(id), await createGateway().refundInvoice(id)]).toEqual([4999, 4999]);
  expect((await createGateway().listInvoices(found.id))[0]).toMatchObject({ status: 'paid', refunded_cents: 4999 });
  await createGateway().cancelNow(found.id);
  await createGateway().cancelNow(found.id);
  expect(await createGateway().findSubscription('sub_of_nobody')).toBeNull();
  expect(await createGateway().findInvoiceAddress('in_of_nobody')).toBeNull();
  await expect(createGateway().createPortalSession('cus_of_nobody', 'http://localhost/')).rejects.toBeInstanceOf(
    BillingRefused,
  );
});

test('a missing or late response, a failing service and an unknown key are errors that reveal no secret', async () => {
  const catchError = async (change: Partial<StripeOptions>) => {
    const error = await createGateway(change)
      .findSubscription('sub_1')
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BillingUnavailable);
    const { cause, message } = error as Error;
    const text = `${message} ${cause instanceof Error ? cause.message : ''} ${Object.keys(error as object)}`;
    expect(text).not.toContain('kept_to_ourselves');
    return text;
  };
  await catchError({ api_url: 'http://127.0.0.1:9' });
  expect(await catchError({ secret_key: 'nonsense' })).toContain('401');
  for (const fail_status of [429, 500, 503]) {
    await world.post('/control/stripe/behaviour', { fail_status });
    expect(await catchError({})).toContain(String(fail_status));
  }
  await world.post('/control/stripe/behaviour', { fail_status: null, delay_ms: 500 });
  await catchError({ timeout_ms: 50 });
  await world.post('/control/stripe/behaviour', { delay_ms: 0 });
});

test('an event is accepted when any of the secrets signed these exact bytes, at most a few minutes ago', () => {
  const { webhooks } = new Stripe(KEY);
  const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', created: 1_800_000_000, data: {} });
  const timestamp = 1_800_000_100;
  const at = (seconds: number) => createGateway({ now: () => new Date((timestamp + seconds) * 1000) });
  const sign = (secret: string) => webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const bytes = Buffer.from(payload);
  for (const secret of ['whsec_old', 'whsec_new'])
    expect(at(299).readEvent(bytes, sign(secret))).toMatchObject({ id: 'evt_1', type: 'invoice.paid' });
  const wrong = [
    () => at(0).readEvent(bytes, sign('whsec_other')),
    () => at(301).readEvent(bytes, sign('whsec_new')),
    () => at(-301).readEvent(bytes, sign('whsec_new')),
    () => at(0).readEvent(Buffer.from(payload.replace('paid', 'void')), sign('whsec_new')),
    () => at(0).readEvent(Buffer.from(JSON.stringify(JSON.parse(payload), null, 1)), sign('whsec_new')),
    () => at(0).readEvent(Buffer.alloc(0), sign('whsec_new')),
    () => at(0).readEvent(bytes, ''),
    () => at(0).readEvent(bytes, 'nonsense'),
  ];
  for (const read of wrong) expect(read).toThrow('not signed by the payment service');
});
