import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import type { StripeView } from './describe-stripe.ts';

const HOUR_MS = 3_600_000;
const SECRET = 'whsec_of_a_test';

let world: TestSandbox;
let stripe: Stripe;
let server: Server;
let received: Stripe.Event[] = [];
beforeAll(async () => {
  world = await createTestSandbox({ store_ids: [] });
  stripe = new Stripe('sk_test_sandbox', { host: '127.0.0.1', port: world.sandbox.http_port, protocol: 'http' });
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    received.push(stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), SECRET));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/hooks/stripe`;
  await world.post('/control/stripe/endpoint', { url, secret: SECRET });
});
afterAll(async () => {
  await world.remove();
  server.close();
});
afterEach(async () => {
  await world.post('/control/reset', {});
  received = [];
});

const address = (path: string) => `http://127.0.0.1:${world.sandbox.http_port}${path}`;
const readPage = async (path: string) => (await fetch(address(path))).text();
const readState = () => world.get<StripeView>('/control/stripe');

function press(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address(path), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

async function createCheckout() {
  const customer = await stripe.customers.create({ email: 'mara@post.example' });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 4999,
    recurring: { interval: 'year' },
    product_data: { name: 'PRO & <more>' },
  });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:4300/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4300/back',
    expires_at: Math.floor((Date.now() + HOUR_MS) / 1000),
  });
  return { id: session.id, customer: customer.id, path: new URL(session.url ?? '').pathname };
}

test('a customer pays on the page, returns with the session id, and cannot pay twice', async () => {
  const { id, customer, path } = await createCheckout();
  const fetched = await fetch(address(path));
  const page = await fetched.text();
  expect(fetched.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4300");
  for (const expected of ['Pay $49.99 a year', 'PRO &amp; &lt;more&gt;', 'mara@post.example'])
    expect(page).toContain(expected);
  const pressed = await Promise.all([1, 2].map(() => press(path, { decision: 'pay', card: 'good' })));
  expect(pressed.map(({ status }) => status).sort()).toEqual([303, 409]);
  const back = `http://localhost:4300/done?session=${id}`;
  expect(pressed.map(({ headers }) => headers.get('location'))).toContain(back);
  const later = await readPage(path);
  expect([later.includes('This was paid already.'), later.includes(`href="${back}"`)]).toEqual([true, true]);
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
});

test('a card may be declined, a customer may go back, and an expired page takes no payment', async () => {
  const { customer, path } = await createCheckout();
  for (const fields of [{ decision: 'decline' }, { decision: 'pay', card: 'declining' }]) {
    const fetched = await press(path, fields);
    expect([fetched.status, (await fetched.text()).includes('role="alert">Your card was declined.')]).toEqual([
      200,
      true,
    ]);
  }
  const back = await press(path, { decision: 'back' });
  expect([back.status, back.headers.get('location')]).toEqual([303, 'http://localhost:4300/back']);
  expect(await readPage(path)).toContain('value="pay"');
  await world.post('/control/clock', { offset_ms: HOUR_MS });
  const page = await readPage(path);
  expect([page.includes('This page has expired.'), page.includes('href="http://localhost:4300/back"')]).toEqual([
    true,
    true,
  ]);
  expect((await press(path, { decision: 'pay', card: 'good' })).status).toBe(409);
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
});

test('the page of cards and invoices changes the default card, and an invoice shows its payment', async () => {
  const { customer, path } = await createCheckout();
  await press(path, { decision: 'pay', card: 'declines_later' });
  const portal = await stripe.billingPortal.sessions.create({ customer, return_url: 'http://localhost:4300/account' });
  const { pathname } = new URL(portal.url);
  const page = await readPage(pathname);
  expect(page).toContain('charged to •••• 0341');
  expect(page).toContain('href="http://localhost:4300/account"');
  const changed = await press(pathname, { card: 'good' });
  expect([changed.status, changed.headers.get('location')]).toEqual([303, pathname]);
  // The subscription is charged to its own card until that card is removed.
  const both = await readPage(pathname);
  for (const expected of ['charged to •••• 0341', 'The default card is •••• 4242']) expect(both).toContain(expected);
  expect((await readState()).customers).toMatchObject([{ id: customer, card: 'declines_later' }]);
  const [bought] = (await stripe.subscriptions.list({ customer })).data;
  await stripe.subscriptions.update(bought?.id ?? '', { default_payment_method: '' });
  expect(await readPage(pathname)).toContain('charged to •••• 4242');
  expect((await readState()).customers).toMatchObject([{ id: customer, card: 'good' }]);
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  expect(page).toContain(`href="${new URL(invoice?.hosted_invoice_url ?? '').pathname}"`);
  await stripe.refunds.create({ payment_intent: await findPayment(invoice?.id ?? '') });
  const shown = await readPage(new URL(invoice?.hosted_invoice_url ?? '').pathname);
  const expected = [
    `Invoice ${invoice?.number}`,
    'PRO &amp; &lt;more&gt;',
    '<strong>Total: $49.99</strong>',
    '$49.99 was refunded',
  ];
  for (const text of expected) expect(shown).toContain(text);
  for (const lost of ['/stripe/checkout/cs_1', '/stripe/portal/bps_1', '/stripe/invoice/in_1'])
    expect((await fetch(address(lost))).status).toBe(404);
});

async function findPayment(invoice: string): Promise<string> {
  const [found] = (await stripe.invoicePayments.list({ invoice })).data;
  return String(found?.payment.payment_intent);
}

test('events are sent to the product, reordered or repeated on demand, and the page shows the results', async () => {
  await press('/control/stripe/behaviour', { hold_events: 'true', send_times: '1', fail_status: '' });
  const { customer, path } = await createCheckout();
  await press(path, { decision: 'pay', card: 'good' });
  const held = (await readState()).events;
  expect(new Set(held.map(({ state }) => state))).toEqual(new Set(['held']));
  expect(await readPage('/')).toContain('Release in reverse order');
  await press('/control/stripe/hooks/release', { order: 'reverse' });
  expect(received.map(({ id }) => id)).toEqual(held.map(({ id }) => id));
  expect(received.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']),
  );
  await world.post(`/control/stripe/events/${held[0]?.id}/replay`, {});
  expect((await readState()).events[0]).toMatchObject({
    id: held[0]?.id,
    state: 'delivered',
    attempts: 2,
    last_status: 200,
  });
  await world.post(`/control/stripe/behaviour`, { hold_events: false });
  await press(`/control/stripe/customers/${customer}/card`, { card: 'declining' });
  const { events } = await world.post<StripeView>('/control/stripe/hooks/settle', {});
  expect(events.filter(({ state }) => state !== 'delivered')).toEqual([]);
  const page = await readPage('/');
  for (const expected of [
    'a Stripe that moves no money',
    'mara@post.example',
    'PRO &amp; &lt;more&gt;',
    '$49.99 a year',
    'renews',
  ])
    expect(page).toContain(expected);
  expect(page).toContain('<option value="declining" selected>');
});

test('a payee enters details once on a page, and payees and transfers are shown and change on demand', async () => {
  const controller = {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    stripe_dashboard: { type: 'express' },
  } as const;
  const capabilities = { transfers: { requested: true } };
  const { id } = await stripe.accounts.create({ controller, capabilities, email: 'mara@post.example' });
  const [return_url, refresh_url] = ['http://localhost:4300/done', 'http://localhost:4300/again'];
  const open = () => stripe.accountLinks.create({ account: id, type: 'account_onboarding', return_url, refresh_url });
  const { pathname } = new URL((await open()).url);
  const shown = await fetch(address(pathname));
  expect(shown.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4300");
  expect(await shown.text()).toContain('For mara@post.example.');
  const pressed = [await press(pathname, { decision: 'finish' }), await press(pathname, { decision: 'finish' })];
  expect(pressed.map(({ headers }) => headers.get('location'))).toEqual([return_url, refresh_url]);
  const old = new URL((await open()).url).pathname;
  await world.post('/control/clock', { offset_ms: HOUR_MS });
  expect((await fetch(address(old), { redirect: 'manual' })).headers.get('location')).toBe(refresh_url);
  const transfer = await stripe.transfers.create({
    currency: 'usd',
    amount: 2050,
    destination: id,
    description: '<b>',
  });
  await press(`/control/stripe/transfers/${transfer.id}/reverse`, {});
  await press(`/control/stripe/accounts/${id}/state`, { state: 'restricted' });
  const page = await readPage('/');
  for (const expected of ['$20.50', '&lt;b&gt;', 'reversed', '<option selected>restricted'])
    expect(page).toContain(expected);
  await world.post('/control/stripe/hooks/settle', {});
  expect(received.map(({ type, account }) => [type, account])).toContainEqual(['account.updated', id]);
  const { data } = await stripe.transfers.list({ destination: id });
  expect(data).toMatchObject([{ reversed: true, amount_reversed: 2050, reversals: { data: [{ amount: 2050 }] } }]);
});

test('invalid requests are refused, and a reset deletes everything except the endpoint', async () => {
  const { endpoint } = await readState();
  const wrong: [string, object][] = [
    ['/control/stripe/behaviour', { lose_event: 1 }],
    ['/control/stripe/behaviour', { hook_fault: 'unheard_of' }],
    ['/control/stripe/endpoint', { url: 'https://evil.example/', secret: 's' }],
    ['/control/stripe/hooks/release', {}],
    ['/control/stripe/hooks/release', { ids: ['evt_nobody'] }],
    ['/control/stripe/customers/cus_nobody/card', { card: 'good' }],
    ['/control/stripe/accounts/acct_nobody/state', { state: 'ready' }],
    ['/control/stripe/transfers/tr_nobody/reverse', {}],
  ];
  for (const [path, body] of wrong) await expect(world.post(path, body), path).rejects.toThrow(/answered 40[04]/);
  await createCheckout();
  await world.post('/control/reset', {});
  expect(await readState()).toMatchObject({ customers: [], events: [], endpoint, behaviour: { hold_events: false } });
});
