import { createHmac } from 'node:crypto';
import { audit_events, subscriptions } from '@tangent/db/schema/account.ts';
import { idempotency_keys } from '@tangent/db/schema/idempotency-key.ts';
import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { plan_payments, stripe_subscriptions } from '@tangent/db/schema/plan.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OLDER_HOOK_SECRET, openPlanRig, type PlanRig } from '../testing/plan-rig.ts';
import { HOOK_SECRET } from '../testing/test-http.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';
import { followEvent } from './follow-event.ts';
import { prunePlansJob, reconcileJob } from './job-kinds.ts';

// Rules such as F16 are explained in docs/standards/reliability.md.

let rig: PlanRig;
beforeAll(async () => {
  rig = await openPlanRig({ retries: 0 });
});
afterAll(() => rig.close());

const inbox = () => rig.app.db.select().from(inbox_events);
const countInbox = () => rig.app.db.$count(inbox_events);
const secondsNow = () => Math.floor(Date.now() / 1000);

function sign(body: string, { secret = HOOK_SECRET, at = secondsNow() } = {}): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

/** Sends a message as the payment service does; without a signature when it is null. */
async function send(body: string, signature: string | null): Promise<{ status: number; name: string | null }> {
  const answer = await fetch(`${rig.app.http.listeningOrigin}/v1/hooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
  });
  const text = await answer.text();
  return { status: answer.status, name: text === '' ? null : (JSON.parse(text) as { name: string }).name };
}

let messages = 0;
function write(type: string, object: object): string {
  messages += 1;
  const created = secondsNow();
  return JSON.stringify({ id: `evt_of_a_test_${messages}`, object: 'event', type, created, data: { object } }, null, 2);
}

test('[F16] a message that is not signed, signed by others, too old or changed is refused and leaves nothing', async () => {
  const body = write('customer.subscription.updated', { id: 'sub_1', object: 'subscription' });
  const tries: [string, string | null][] = [
    [body, null],
    [body, ''],
    [body, 'v1=nothing'],
    [body, sign(body, { secret: 'whsec_of_somebody' })],
    [body, sign(body, { at: secondsNow() - 3600 })],
    [body.replace('sub_1', 'sub_2'), sign(body)],
    [JSON.stringify(JSON.parse(body)), sign(body)],
    ['', sign('')],
    ['{"id":', sign('{"id":')],
    ['[]', sign('[]')],
  ];
  for (const [sent, signature] of tries) {
    expect(await send(sent, signature)).toEqual({ status: 400, name: 'invalid_signature' });
  }
  expect(await inbox()).toEqual([]);
});

test('[F17] while the secret is being changed, messages signed with the new and with the old one are taken', async () => {
  for (const secret of [HOOK_SECRET, OLDER_HOOK_SECRET]) {
    const body = write('product.updated', { id: 'prod_1', object: 'product' });
    expect((await send(body, sign(body, { secret }))).status).toBe(204);
  }
  await rig.work();
  expect((await inbox()).map(({ handled_at }) => handled_at)).toEqual([expect.any(Date), expect.any(Date)]);
});

test('[F14] a message that comes twenty times at once, and again days later, has one effect', async () => {
  const person = await signUp(rig.app);
  await rig.behave({ send_times: 20 });
  await rig.buy(person, 'pro');
  expect(await rig.work()).toBe(0);
  await rig.behave({ send_times: 1 });
  const [bought] = await rig.billedOf(person);
  const about = (await inbox()).find(({ type }) => type === 'customer.subscription.created');
  expect(about).toMatchObject({ times_received: 20, handled_at: expect.any(Date) });
  const payments = await rig.app.db.select().from(plan_payments);
  expect(payments).toMatchObject([{ account_id: person.user._id, state: 'paid', amount_cents: 4999 }]);
  expect(await rig.changesOf(person)).toEqual(['started']);

  await rig.pass(3 * DAY_MS);
  await rig.sandbox.post(`/control/stripe/events/${about?.event_id}/replay`, {});
  await rig.work();
  const [kept] = (await inbox()).filter(({ event_id }) => event_id === about?.event_id);
  expect(kept).toEqual({ ...about, times_received: 21 });
  expect(await rig.billedOf(person)).toEqual([bought]);
  expect(await rig.app.db.select().from(plan_payments)).toEqual(payments);
});

test('[F18] a message is stored and answered without asking anybody, also while the payment service is away', async () => {
  const person = await signUp(rig.app);
  await rig.behave({ hold_events: true });
  await rig.buy(person, 'pro');
  await rig.behave({ fail_status: 503, hold_events: false });
  const before = await rig.stripe();
  await rig.sandbox.post('/control/stripe/hooks/release', { order: 'as_it_was' });
  const after = await rig.stripe();
  expect(after.requests).toEqual(before.requests);
  const told = after.events.filter(({ id }) => before.events.some((held) => held.id === id && held.state === 'held'));
  expect(new Set(told.map(({ last_status }) => last_status))).toEqual(new Set([204]));
  expect(told.length).toBeGreaterThan(3);

  expect(await rig.work()).toBeGreaterThan(0);
  expect(await rig.billedOf(person)).toEqual([]);
  await rig.behave({ fail_status: null });
  expect(await rig.work()).toBe(0);
  expect(await rig.billedOf(person)).toMatchObject([{ plan: 'pro', status: 'active' }]);
});

test('[F15] four messages end in the same rows in each of their 24 orders', async () => {
  const person = await signUp(rig.app);
  await rig.buy(person, 'advanced');
  await rig.work();
  const [bought] = await rig.billedOf(person);
  const { id } = bought ?? { id: '' };
  await rig.behave({ hold_events: true });
  await rig.changeCard(person, 'declining');
  await rig.pass(365 * DAY_MS);
  await rig.billing.cancelNow(id);
  await rig.behave({ hold_events: false });

  const invoice = { object: 'invoice', parent: { subscription_details: { subscription: id } } };
  const told = [
    // What they say of it is not believed.
    ['customer.subscription.created', { id, object: 'subscription', status: 'active' }],
    ['customer.subscription.updated', { id, object: 'subscription', status: 'past_due' }],
    ['invoice.payment_failed', invoice],
    ['customer.subscription.deleted', { id, object: 'subscription', status: 'canceled' }],
  ] as const;
  const endings = new Set<string>();
  for (const order of listOrders([...told])) {
    await forget(person);
    for (const [type, object] of order) await sendAndFollow(type, object);
    endings.add(JSON.stringify(await rowsOf(person)));
  }
  expect(endings.size).toBe(1);
  const [{ billed, payments, changes }] = [...endings].map((ending) => JSON.parse(ending));
  expect(billed).toMatchObject([{ plan: 'advanced', status: 'cancelled' }]);
  expect(payments.map(({ state }: { state: string }) => state)).toEqual(['paid', 'open']);
  expect(changes).toEqual(['started', 'ended']);
});

async function sendAndFollow(type: string, object: object): Promise<void> {
  const body = write(type, object);
  expect((await send(body, sign(body))).status).toBe(204);
  await followEvent(rig.context, JSON.parse(body).id);
}

function listOrders<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((first, at) => listOrders(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** As if nothing had been heard of it yet. */
async function forget({ user: { _id } }: TestPerson): Promise<void> {
  for (const table of [stripe_subscriptions, plan_payments, subscriptions]) {
    await rig.app.db.delete(table).where(eq(table.account_id, _id));
  }
  await rig.app.db.delete(audit_events).where(eq(audit_events.subject_id, _id));
}

async function rowsOf(person: TestPerson) {
  const { db } = rig.app;
  const account_id = person.user._id;
  const billed = (await rig.billedOf(person)).map(({ version, looked_at, ...row }) => row);
  const kept = await db.select().from(plan_payments).where(eq(plan_payments.account_id, account_id));
  const payments = kept
    .map(({ id, ...row }) => row)
    .sort((one, other) => Number(one.created_at) - Number(other.created_at));
  const counting = await db.select().from(subscriptions).where(eq(subscriptions.account_id, account_id));
  return { billed, payments, counting, changes: await rig.changesOf(person) };
}

test('[F19] messages that never came are found by the hourly look, once', async () => {
  const person = await signUp(rig.app);
  await rig.behave({ lose_events: 1000 });
  await rig.buy(person, 'pro');
  await rig.behave({ lose_events: 0 });
  expect(await rig.work()).toBe(0);
  expect(await rig.billedOf(person)).toEqual([]);
  await rig.work(reconcileJob);
  expect(await rig.billedOf(person)).toMatchObject([{ plan: 'pro', status: 'active' }]);
  const known = await countInbox();
  await rig.work(reconcileJob);
  expect(await countInbox()).toBe(known);
});

test('messages are forgotten after 90 days, and keys of calls after one', async () => {
  const account_id = (await signUp(rig.app)).user._id;
  const keep = (key: string) =>
    rig.app.db
      .insert(idempotency_keys)
      .values({ account_id, key, request_sha256: 'a request', created_at: rig.app.clock.now() });
  await keep('old');
  await rig.pass(91 * DAY_MS);
  await keep('new');
  await rig.work(prunePlansJob);
  expect(await inbox()).toEqual([]);
  expect((await rig.app.db.select().from(idempotency_keys)).map(({ key }) => key)).toEqual(['new']);
});
