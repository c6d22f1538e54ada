import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import type { StripeBehaviour } from './behaviour.ts';
import type { CardKind } from './rows.ts';

const START = '2026-03-01T09:30:00Z';
const DAY_S = 86_400;
const CARD_ERROR = { type: 'StripeCardError', code: 'card_declined', statusCode: 402 };

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox({ store_ids: [] });
});
afterAll(() => world.remove());
beforeEach(() => world.moveTo(START));
afterEach(() => world.post('/control/reset', {}));

// No retries in the SDK, so that every response is visible.
const connect = (key = 'sk_test_sandbox', maxNetworkRetries = 0) =>
  new Stripe(key, { host: '127.0.0.1', port: world.sandbox.http_port, protocol: 'http', maxNetworkRetries });
const behave = (change: Partial<StripeBehaviour>) => world.post('/control/stripe/behaviour', change);
const attachCard = (customer: string, card: CardKind) =>
  world.post(`/control/stripe/customers/${customer}/card`, { card });
const press = (address: string | null, fields: Record<string, string>) =>
  fetch(address ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const listTypes = async (stripe: Stripe) =>
  (await stripe.events.list({ limit: 100 })).data.map(({ type }) => String(type)).reverse();
const toDate = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 16);

function makePrice(stripe: Stripe, lookup_key: string, unit_amount: number) {
  const recurring = { interval: 'year' } as const;
  return stripe.prices.create({
    lookup_key,
    unit_amount,
    currency: 'usd',
    recurring,
    product_data: { name: lookup_key },
  });
}

/** Creates a customer who has just paid for a year of PRO. */
async function subscribe(card: CardKind = 'good') {
  const stripe = connect();
  const [pro, extra] = [await makePrice(stripe, 'pro', 4999), await makePrice(stripe, 'advanced', 5000)];
  const { id: customer } = await stripe.customers.create({ email: 'mara@post.example', name: 'Mara' });
  const session = await createCheckout(stripe, customer, pro.id);
  expect((await press(session.url, { card, decision: 'pay' })).status).toBe(303);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  const read = () => stripe.subscriptions.retrieve(String(subscription), { expand: ['latest_invoice'] });
  return { stripe, customer, session, pro: pro.id, extra: extra.id, id: String(subscription), read };
}

function createCheckout(
  stripe: Stripe,
  customer: string,
  price: string,
  more: Stripe.Checkout.SessionCreateParams = {},
) {
  const addresses = { success_url: 'http://localhost/done', cancel_url: 'http://localhost/back' };
  const line_items = [{ price, quantity: 1 }];
  const subscription_data = { metadata: { account_id: 'a1' } };
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items,
    subscription_data,
    ...addresses,
    ...more,
  });
}

const latestInvoice = ({ latest_invoice }: Stripe.Subscription) => latest_invoice as Stripe.Invoice;
const firstItem = ({ items }: Stripe.Subscription) => items.data[0] as Stripe.SubscriptionItem;
const listPriceKeys = ({ items }: Stripe.Subscription) => items.data.map(({ price }) => price.lookup_key);

test('a customer buys a year on a checkout page, and all objects show it', async () => {
  const { stripe, customer, session, id, read } = await subscribe();
  const bought = await read();
  expect(bought).toMatchObject({
    status: 'active',
    customer,
    metadata: { account_id: 'a1' },
    cancel_at_period_end: false,
  });
  expect(firstItem(bought)).toMatchObject({ price: { lookup_key: 'pro', unit_amount: 4999 }, quantity: 1 });
  expect([firstItem(bought).current_period_start, firstItem(bought).current_period_end].map(toDate)).toEqual([
    '2026-03-01T09:30',
    '2027-03-01T09:30',
  ]);
  const invoice = latestInvoice(bought);
  expect(invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_create',
    total: 4999,
    amount_paid: 4999,
  });
  expect(invoice).toMatchObject({ parent: { subscription_details: { subscription: id } }, number: /-0001$/ });
  const { data } = await stripe.invoicePayments.list({
    invoice: invoice.id,
    status: 'paid',
    expand: ['data.payment.payment_intent'],
  });
  expect(data).toMatchObject([
    { amount_paid: 4999, payment: { payment_intent: { status: 'succeeded', amount: 4999 } } },
  ]);
  const paying = await stripe.subscriptions.retrieve(id, { expand: ['default_payment_method', 'customer'] });
  expect(paying).toMatchObject({
    default_payment_method: { customer, card: { last4: '4242' } },
    customer: { invoice_settings: { default_payment_method: null } },
  });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
  });
  expect((await listTypes(stripe)).slice(5)).toEqual([
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'charge.succeeded',
    'invoice.paid',
    'checkout.session.completed',
  ]);
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
});

test('an invalid request is refused with the name of the wrong parameter', async () => {
  const { stripe, customer, pro, session } = await subscribe();
  const createWith = (change: object) =>
    createCheckout(stripe, customer, pro, change as Stripe.Checkout.SessionCreateParams);
  await expect(createWith({ colour: 'red' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' });
  await expect(createWith({ line_items: [{ price: pro, quantity: 'many' }] })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'parameter_invalid_integer',
    param: 'line_items[0][quantity]',
  });
  await expect(createWith({ customer: 'cus_nobody' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  });
  const soon = Math.floor(Date.parse(START) / 1000) + 29 * 60;
  await expect(createWith({ expires_at: soon })).rejects.toMatchObject({ param: 'expires_at' });
  await expect(createWith({ mode: undefined })).rejects.toMatchObject({ code: 'parameter_missing', param: 'mode' });
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.checkout.sessions.retrieve(session.id, { expand: ['colour'] })).rejects.toMatchObject({
    param: 'expand',
  });
  await expect(connect('pk_test_1').customers.create({})).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
});

test('an added price is charged pro rata to the cent, all or nothing', async () => {
  const { stripe, customer, id, extra, read } = await subscribe('declines_later');
  const before = await read();
  const update = {
    items: [{ price: extra, quantity: 1 }],
    cancel_at_period_end: false,
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    proration_date: firstItem(before).current_period_end - 182 * DAY_S,
  } satisfies Stripe.SubscriptionUpdateParams;
  await world.moveTo('2026-08-31T20:00:00Z');
  await expect(stripe.subscriptions.update(id, update)).rejects.toMatchObject(CARD_ERROR);
  expect(await read()).toEqual(before);
  await attachCard(customer, 'good');
  const { latest_invoice } = await stripe.subscriptions.update(id, { ...update, expand: ['latest_invoice'] });
  const invoice = latest_invoice as Stripe.Invoice;
  expect(invoice).toMatchObject({ status: 'paid', total: 2493, billing_reason: 'subscription_update' });
  expect(invoice.lines.data).toMatchObject([{ amount: 2493, pricing: { price_details: { price: extra } } }]);
  const after = await read();
  expect(listPriceKeys(after)).toEqual(['pro', 'advanced']);
  expect(firstItem(after)).toEqual(firstItem(before));
  await expect(stripe.subscriptions.update(id, update)).rejects.toMatchObject({ statusCode: 400 });
  const [newest] = (await stripe.events.list({ types: ['customer.subscription.updated'] })).data;
  expect(newest?.data.previous_attributes).toMatchObject({ items: { data: [{ id: firstItem(before).id }] } });
});

test('a schedule removes a price at the end of the year and blocks cancellation until it is released', async () => {
  const { stripe, id, pro, extra, read } = await subscribe();
  await stripe.subscriptions.update(id, { items: [{ price: extra, quantity: 1 }], proration_behavior: 'none' });
  const plan = async () => {
    const { id: schedule, phases } = await stripe.subscriptionSchedules.create({ from_subscription: id });
    const [now] = phases as [Stripe.SubscriptionSchedule.Phase];
    const items = now.items.map(({ price, quantity = 1 }) => ({ price: String(price), quantity }));
    const current = { items, start_date: now.start_date, end_date: now.end_date };
    const duration = { interval: 'year', interval_count: 1 } as const;
    const next = { items: [{ price: pro, quantity: 1 }], duration };
    return stripe.subscriptionSchedules.update(schedule, { phases: [current, next], end_behavior: 'release' });
  };
  const first = await plan();
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
    /subscription schedule/,
  );
  await stripe.subscriptionSchedules.release(first.id);
  expect(await read()).toMatchObject({ schedule: null, status: 'active' });
  const { id: schedule } = await plan();
  expect(listPriceKeys(await read())).toEqual(['pro', 'advanced']);
  await world.moveTo('2027-03-01T09:31:00Z');
  const renewed = await read();
  expect(renewed).toMatchObject({ schedule, status: 'active' });
  expect(listPriceKeys(renewed)).toEqual(['pro']);
  expect(latestInvoice(renewed)).toMatchObject({ total: 4999, billing_reason: 'subscription_cycle', status: 'paid' });
  await world.moveTo('2028-03-01T09:31:00Z');
  expect(await read()).toMatchObject({ schedule: null, status: 'active' });
  expect(await stripe.subscriptionSchedules.retrieve(schedule)).toMatchObject({ status: 'released' });
});

test('a cancellation can be undone until the end of the year, and then ends the subscription to the second', async () => {
  const { stripe, id, customer, read } = await subscribe();
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const end = firstItem(await read()).current_period_end;
  expect(await read()).toMatchObject({ status: 'active', cancel_at: end });
  await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(await read()).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await world.moveTo('2027-05-01T00:00:00Z');
  expect(await read()).toMatchObject({ status: 'canceled', ended_at: end });
  const { data } = await stripe.events.list({ type: 'customer.subscription.deleted', created: { gte: end } });
  // Two months ago: no longer in the list, but the object still exists.
  expect(data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toMatchObject([{ id }]);
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('years renew one after the other on time; an unpaid one stays due and can be paid later', async () => {
  const { stripe, customer, id, read } = await subscribe();
  await world.moveTo('2028-03-02T00:00:00Z');
  const invoices = await stripe.invoices.list({ subscription: id, limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(invoices.map(({ created, status }) => `${toDate(created)} ${status}`)).toEqual([
    '2028-03-01T09:30 paid',
    '2027-03-01T09:30 paid',
    '2026-03-01T09:30 paid',
  ]);
  await attachCard(customer, 'declines_later');
  await world.moveTo('2029-03-01T10:00:00Z');
  const unpaid = await read();
  expect(unpaid).toMatchObject({ status: 'past_due' });
  expect(toDate(firstItem(unpaid).current_period_end)).toBe('2030-03-01T09:30');
  expect(latestInvoice(unpaid)).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 4999 });
  const owed = latestInvoice(unpaid).id ?? '';
  await expect(stripe.invoices.pay(owed)).rejects.toMatchObject(CARD_ERROR);
  await attachCard(customer, 'good');
  expect(await stripe.invoices.pay(owed)).toMatchObject({ status: 'paid', attempt_count: 3, amount_remaining: 0 });
  expect(await read()).toMatchObject({ status: 'active' });
  await expect(stripe.invoices.pay(owed)).rejects.toMatchObject({ statusCode: 400 });
  expect((await listTypes(stripe)).slice(-11)).toEqual([
    'invoice.created',
    'invoice.finalized',
    'charge.failed',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'charge.failed',
    'invoice.payment_failed',
    'payment_method.updated',
    'charge.succeeded',
    'invoice.paid',
    'customer.subscription.updated',
  ]);
  await attachCard(customer, 'declining');
  await world.moveTo('2031-04-01T00:00:00Z');
  expect(await read()).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
});

test('a payment is refunded once', async () => {
  const { stripe, id, read } = await subscribe();
  const { data } = await stripe.invoicePayments.list({ invoice: latestInvoice(await read()).id ?? '' });
  const payment_intent = String(data[0]?.payment.payment_intent);
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 4999, status: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect((await stripe.refunds.list({ payment_intent })).data).toMatchObject([{ amount: 4999 }]);
  expect((await listTypes(stripe)).slice(-2)).toEqual(['charge.refunded', 'refund.created']);
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled', cancel_at_period_end: false });
});

test('an idempotency key makes a repeated request the same request, for a day', async () => {
  const { stripe, customer, id, extra } = await subscribe();
  const add = (idempotencyKey: string, more: Stripe.SubscriptionUpdateParams = {}) =>
    stripe.subscriptions.update(
      id,
      {
        items: [{ price: extra }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        ...more,
      },
      { idempotencyKey },
    );
  await attachCard(customer, 'declines_later');
  await expect(add('k1')).rejects.toMatchObject(CARD_ERROR);
  await attachCard(customer, 'good');
  // The first response stays, even if the result would differ now.
  await expect(add('k1')).rejects.toMatchObject(CARD_ERROR);
  await expect(add('k1', { metadata: { a: 'b' } })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  const results = await Promise.all(Array.from({ length: 20 }, () => add('k2')));
  expect(new Set(results.map(({ latest_invoice }) => latest_invoice)).size).toBe(1);
  expect(results.filter(({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true')).toHaveLength(19);
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  await world.moveTo('2026-03-02T10:00:00Z');
  await expect(add('k2')).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
});

test('it fails before acting, acts without a response, and is slow, on demand', async () => {
  const { stripe, customer, id } = await subscribe();
  await behave({ fail_status: 503 });
  await expect(stripe.customers.update(customer, { name: 'Other' })).rejects.toMatchObject({ type: 'StripeAPIError' });
  await behave({ fail_status: null, drop_reply: true, only_path: '/v1/subscriptions' });
  const options = { idempotencyKey: 'once' };
  const cancel = () => stripe.subscriptions.update(id, { cancel_at_period_end: true }, options);
  await expect(cancel()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(await stripe.customers.update(customer, { description: 'elsewhere' })).toMatchObject({ name: 'Mara' });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
  await behave({ drop_reply: false, delay_ms: 1 });
  expect((await cancel()).lastResponse.headers['idempotent-replayed']).toBe('true');
  const { data } = await stripe.events.list({ type: 'customer.subscription.updated' });
  expect(data).toHaveLength(1);
  const { requests } = await world.get<{ requests: Record<string, number> }>('/control/stripe');
  // The SDK retries once if a connection is cut.
  expect(requests['POST /v1/subscriptions/:id']).toBe(3);
});

test('all data survives a restart, including the response of an idempotency key', async () => {
  const { id, customer, session } = await subscribe();
  const address = 'http://localhost/';
  const open = () =>
    connect().billingPortal.sessions.create({ customer, return_url: address }, { idempotencyKey: 'p' });
  const portal = await open();
  await world.restart();
  expect(await connect().subscriptions.retrieve(id)).toMatchObject({ customer, status: 'active' });
  expect(await connect().checkout.sessions.retrieve(session.id)).toMatchObject({ subscription: id });
  expect((await open()).id).toBe(portal.id);
  expect(await listTypes(connect())).toContain('checkout.session.completed');
});
