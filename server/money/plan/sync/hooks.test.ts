import { createHmac } from 'node:crypto';
import { idempotency_keys } from '@tangent/db/schema/idempotency-key.ts';
import { audit_events, subscriptions } from '@tangent/db/schema/identity/account.ts';
import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { plan_payments, stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { createPlanHarness, OLDER_HOOK_SECRET, type PlanHarness } from '../../../testing/harness/plan-harness.ts';
import { HOOK_SECRET } from '../../../testing/harness/test-http.ts';
import { prunePlansJob, reconcileJob } from '../jobs.ts';
import { handleEvent } from './handle-event.ts';

// Rules such as F16 are explained in docs/standards/reliability.md.

let harness: PlanHarness;
beforeAll(async () => {
  harness = await createPlanHarness({ retries: 0 });
});
afterAll(() => harness.close());

const inbox = () => harness.app.db.select().from(inbox_events);
const countInbox = () => harness.app.db.$count(inbox_events);
const secondsNow = () => Math.floor(Date.now() / 1000);

function sign(body: string, { secret = HOOK_SECRET, at = secondsNow() } = {}): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

/** Sends an event as the payment service does; unsigned when `signature` is null. */
async function send(body: string, signature: string | null): Promise<{ status: number; name: string | null }> {
  const response = await fetch(`${harness.app.http.listeningOrigin}/v1/hooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
  });
  const text = await response.text();
  return { status: response.status, name: text === '' ? null : (JSON.parse(text) as { name: string }).name };
}

let messages = 0;
function write(type: string, object: object): string {
  messages += 1;
  const created = secondsNow();
  return JSON.stringify({ id: `evt_of_a_test_${messages}`, object: 'event', type, created, data: { object } }, null, 2);
}

test('[F16] an unsigned, wrongly signed, outdated or changed event is refused and leaves nothing', async () => {
  const body = write('customer.subscription.updated', { id: 'sub_1', object: 'subscription' });
  const tries: [string, string | null][] = [
    [body, null],
    [body, ''],
    [body, 'v1=nothing'],
    [body, sign(body, { secret: 'whsec_of_somebody' })],
    [body, sign(body, { at: secondsNow() - 3600 })],
    [body, sign(body, { at: secondsNow() + 3600 })],
    [body.replace('sub_1', 'sub_2'), sign(body)],
    [JSON.stringify(JSON.parse(body)), sign(body)],
    ['', sign('')],
    ['{"id":', sign('{"id":')],
    ['[]', sign('[]')],
  ];
  for (const [sent, signature] of tries) {
    expect(await send(sent, signature)).toEqual({ status: 400, name: 'invalid_signature' });
  }
  const unstorable = write('customer.updated', { id: 'cus_1', object: 'customer', name: 'A\0B' });
  expect(await send(unstorable, sign(unstorable))).toEqual({ status: 400, name: 'malformed_request' });
  expect(await inbox()).toEqual([]);
});

test('[F17] while the secret is being rotated, events signed with the new or the old one are accepted', async () => {
  for (const secret of [HOOK_SECRET, OLDER_HOOK_SECRET]) {
    const body = write('product.updated', { id: 'prod_1', object: 'product' });
    expect((await send(body, sign(body, { secret }))).status).toBe(204);
  }
  await harness.work();
  expect((await inbox()).map(({ handled_at }) => handled_at)).toEqual([expect.any(Date), expect.any(Date)]);
});

test('[F14] an event that arrives twenty times at once, and again days later, has one effect', async () => {
  const account = await signUp(harness.app);
  await harness.behave({ send_times: 20 });
  await harness.buy(account, 'pro');
  expect(await harness.work()).toBe(0);
  await harness.behave({ send_times: 1 });
  const [bought] = await harness.getBilled(account);
  const about = (await inbox()).find(({ type }) => type === 'customer.subscription.created');
  expect(about).toMatchObject({ times_received: 20, handled_at: expect.any(Date) });
  const payments = await harness.app.db.select().from(plan_payments);
  expect(payments).toMatchObject([{ account_id: account.user._id, state: 'paid', amount_cents: 4999 }]);
  expect(await harness.listPlanChanges(account)).toEqual(['started']);

  await harness.pass(3 * DAY_MS);
  await harness.sandbox.post(`/control/stripe/events/${about?.event_id}/replay`, {});
  await harness.work();
  const [stored] = (await inbox()).filter(({ event_id }) => event_id === about?.event_id);
  expect(stored).toEqual({ ...about, times_received: 21 });
  expect(await harness.getBilled(account)).toEqual([bought]);
  expect(await harness.app.db.select().from(plan_payments)).toEqual(payments);
});

test('[F18] an event is stored and acknowledged without any other request, even while the payment service is down', async () => {
  const account = await signUp(harness.app);
  await harness.behave({ hold_events: true });
  await harness.buy(account, 'pro');
  await harness.behave({ fail_status: 503, hold_events: false });
  const before = await harness.stripe();
  await harness.sandbox.post('/control/stripe/hooks/release', { order: 'as_it_was' });
  const after = await harness.stripe();
  expect(after.requests).toEqual(before.requests);
  const delivered = after.events.filter(({ id }) =>
    before.events.some((held) => held.id === id && held.state === 'held'),
  );
  expect(new Set(delivered.map(({ last_status }) => last_status))).toEqual(new Set([204]));
  expect(delivered.length).toBeGreaterThan(3);

  expect(await harness.work()).toBeGreaterThan(0);
  expect(await harness.getBilled(account)).toEqual([]);
  await harness.behave({ fail_status: null });
  expect(await harness.work()).toBe(0);
  expect(await harness.getBilled(account)).toMatchObject([{ plan: 'pro', status: 'active' }]);
});

test('[F15] four events end in the same rows in each of their 24 orders', async () => {
  const account = await signUp(harness.app);
  await harness.buy(account, 'advanced');
  await harness.work();
  const [bought] = await harness.getBilled(account);
  const { id } = bought ?? { id: '' };
  await harness.behave({ hold_events: true });
  await harness.changeCard(account, 'declining');
  await harness.pass(365 * DAY_MS);
  await harness.billing.cancelNow(id);
  await harness.behave({ hold_events: false });

  const invoice = { object: 'invoice', parent: { subscription_details: { subscription: id } } };
  const delivered = [
    // The product must not trust the content of these events.
    ['customer.subscription.created', { id, object: 'subscription', status: 'active' }],
    ['customer.subscription.updated', { id, object: 'subscription', status: 'past_due' }],
    ['invoice.payment_failed', invoice],
    ['customer.subscription.deleted', { id, object: 'subscription', status: 'canceled' }],
  ] as const;
  const endings = new Set<string>();
  for (const order of listOrders([...delivered])) {
    await resetBilling(account);
    for (const [type, object] of order) await sendAndHandle(type, object);
    endings.add(JSON.stringify(await listRows(account)));
  }
  expect(endings.size).toBe(1);
  const [{ billed, payments, changes }] = [...endings].map((ending) => JSON.parse(ending));
  expect(billed).toMatchObject([{ plan: 'advanced', status: 'cancelled' }]);
  expect(payments.map(({ state }: { state: string }) => state)).toEqual(['paid', 'open']);
  expect(changes).toEqual(['started', 'ended']);
});

async function sendAndHandle(type: string, object: object): Promise<void> {
  const body = write(type, object);
  expect((await send(body, sign(body))).status).toBe(204);
  await handleEvent(harness.context, JSON.parse(body).id);
}

function listOrders<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((first, at) => listOrders(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** Resets the billing rows, as if no event had arrived yet. */
async function resetBilling({ user: { _id } }: TestAccount): Promise<void> {
  for (const table of [stripe_subscriptions, plan_payments, subscriptions]) {
    await harness.app.db.delete(table).where(eq(table.account_id, _id));
  }
  await harness.app.db.delete(audit_events).where(eq(audit_events.subject_id, _id));
}

async function listRows(account: TestAccount) {
  const { db } = harness.app;
  const account_id = account.user._id;
  const billed = (await harness.getBilled(account)).map(({ version, polled_at, ...row }) => row);
  const stored = await db.select().from(plan_payments).where(eq(plan_payments.account_id, account_id));
  const payments = stored
    .map(({ id, ...row }) => row)
    .sort((one, other) => Number(one.created_at) - Number(other.created_at));
  const counting = await db.select().from(subscriptions).where(eq(subscriptions.account_id, account_id));
  return { billed, payments, counting, changes: await harness.listPlanChanges(account) };
}

test('[F19] the hourly reconciliation finds events that never arrived, once', async () => {
  const account = await signUp(harness.app);
  await harness.behave({ lose_events: 1000 });
  await harness.buy(account, 'pro');
  await harness.behave({ lose_events: 0 });
  expect(await harness.work()).toBe(0);
  expect(await harness.getBilled(account)).toEqual([]);
  await harness.work(reconcileJob);
  expect(await harness.getBilled(account)).toMatchObject([{ plan: 'pro', status: 'active' }]);
  const known = await countInbox();
  await harness.work(reconcileJob);
  expect(await countInbox()).toBe(known);
});

test('events are deleted after 90 days, and idempotency keys of calls after one', async () => {
  const account_id = (await signUp(harness.app)).user._id;
  const insertKey = (key: string) =>
    harness.app.db
      .insert(idempotency_keys)
      .values({ account_id, key, request_sha256: 'a request', created_at: harness.app.clock.now() });
  await insertKey('old');
  await harness.pass(91 * DAY_MS);
  await insertKey('new');
  await harness.work(prunePlansJob);
  expect(await inbox()).toEqual([]);
  expect((await harness.app.db.select().from(idempotency_keys)).map(({ key }) => key)).toEqual(['new']);
});
