import { createHmac } from 'node:crypto';
import { updateNotificationSetting } from '@tangent/contract/events/notification.ts';
import * as calls from '@tangent/contract/events/webhook.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { webhook_attempts, webhook_endpoints, webhook_messages } from '@tangent/db/schema/events/webhook.ts';
import { subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { WEBHOOK_RETRY_SECONDS } from '@tangent/domain/events/webhook-limits.ts';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { createWebhookSender, type WebhookSender } from '../../gateways/webhook/webhook-sender.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext } from '../../testing/fakes/mail-context.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { grantStepUp } from '../../testing/fixtures/test-token.ts';
import { addWebhook, type Received, startReceiver, type TestReceiver } from '../../testing/fixtures/test-webhook.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { AUTH_SECRET } from '../../testing/harness/test-http.ts';
import { pruneWebhooksJob, webhookSweep } from './jobs.ts';
import { recordWebhookEvents } from './public.ts';
import { sendDueMessages } from './send-messages.ts';
import { sendWebhookMail } from './send-webhook-mail.ts';

let app: TestApp;
let receiver: TestReceiver;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp({ http_options: { limits_uses: false } });
});
afterAll(() => app.close());
beforeEach(async () => {
  receiver = await startReceiver();
  account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
});
afterEach(() => receiver.close());

const toLoopback = createWebhookSender({ allows_loopback: true, timeout_ms: 5_000, max_bytes: 4_096 });

/** Runs one worker until nothing is due. */
function send(webhook_sender: WebhookSender = toLoopback): Promise<void> {
  const log = pino({ level: 'silent' });
  const context = { ...app, log, auth_secret: AUTH_SECRET, limits_uses: false, product_slug: 'tangent' };
  return sendDueMessages({ ...context, webhook_sender }, new AbortController().signal);
}

/** Runs the job of an email; returns it, unless the user has turned such emails off. */
async function sendMail(data: Parameters<typeof sendWebhookMail>[1]): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await sendWebhookMail(createMailContext(app, mailer), data, 'message');
  return sent[0];
}

/** Records that many events of the account, in transactions of their own. */
async function record(count = 1, owner = account): Promise<void> {
  const event = { account_id: owner.user._id, type: 'statement.posted', data: { period: '2026-10' } } as const;
  for (let done = 0; done < count; done++) {
    await inTransaction(app.db, (tx) => recordWebhookEvents(tx, [event], app.clock.now()));
  }
}

const requestTest = (id: string) => account.call(calls.testWebhook, { params: { id }, body: {} });
const listLog = async (id: string, view: 'all' | 'undelivered' = 'all') =>
  (await account.call(calls.listWebhookMessages, { params: { id }, query: { view } })).body;
const getEndpoint = async (id: string) => (await account.call(calls.getWebhook, { params: { id } })).body;
const idOf = ({ headers }: Received) => headers['webhook-id'];

/** Checks a signature as a receiver would, by the text of Standard Webhooks. */
function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', key).update(signed, 'utf8').digest('base64');
  const signatures = String(headers['webhook-signature']).split(' ');
  return signatures.includes(`v1,${expected}`);
}

test('a message arrives signed: its receiver can verify it, and nobody can change it', async () => {
  const { id, secret } = await addWebhook(app, account, receiver.url);
  await requestTest(id);
  await send();
  const [message] = receiver.received;
  if (!message) throw new Error('nothing arrived');
  expect(isSignedWith(secret, message)).toBe(true);
  expect(isSignedWith(secret, { ...message, body: message.body.replace('test', 'rest') })).toBe(false);
  expect(isSignedWith(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toBe(false);
  const sentAt = Number(message.headers['webhook-timestamp']) * 1000;
  expect(Math.abs(sentAt - app.clock.now().getTime())).toBeLessThan(60_000);
  expect(message.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'tangent-webhooks/1' });
  expect(JSON.parse(message.body)).toEqual({
    type: 'webhook.test',
    timestamp: expect.any(String),
    data: { endpoint_id: id },
  });
  const log = await listLog(id);
  expect(log).toMatchObject({ total: 1, items: [{ id: idOf(message), state: 'delivered', next_attempt_at: null }] });
  const detail = (await account.call(calls.getWebhookMessage, { params: { id: String(idOf(message)) } })).body;
  expect(detail).toMatchObject({ payload: message.body, attempts: [{ status: 204, problem: null, answer: '' }] });
  expect(await getEndpoint(id)).toMatchObject({ failing_since: null, last_delivered_at: expect.any(String) });
});

test('after a rotation both secrets sign for a day, then only the new one', async () => {
  const { id, secret } = await addWebhook(app, account, receiver.url);
  const rotated = (await account.call(calls.rotateWebhookSecret, { params: { id }, body: {} })).body;
  const end = new Date(rotated.old_secret_ends_at ?? '').getTime() - app.clock.now().getTime();
  expect(Math.round(end / HOUR_MS)).toBe(24);
  await requestTest(id);
  await send();
  app.clock.advance(24 * HOUR_MS);
  await requestTest(id);
  await send();
  const verified = receiver.received.map((message) =>
    [secret, rotated.secret].map((one) => isSignedWith(one, message)),
  );
  expect(verified).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('an event that did not happen is never sent; one that did waits for a worker', async () => {
  const { id } = await addWebhook(app, account, receiver.url);
  const event = { account_id: account.user._id, type: 'statement.posted', data: { period: '2026-10' } } as const;
  const undone = inTransaction(app.db, async (tx) => {
    await recordWebhookEvents(tx, [event], app.clock.now());
    throw new Error('the process died');
  });
  await expect(undone).rejects.toThrow('died');
  await send();
  expect([receiver.received.length, (await listLog(id)).total]).toEqual([0, 0]);
  await record();
  expect((await listLog(id)).items).toMatchObject([{ type: 'statement.posted', state: 'waiting' }]);
  await send();
  expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toEqual([{ period: '2026-10' }]);
});

test('only the endpoints that chose an event get it, and none of another account', async () => {
  const other = await startReceiver();
  const stranger = await signUp(app);
  await grantPlanTo(app, stranger, 'pro');
  await addWebhook(app, account, receiver.url, ['statement.posted']);
  await addWebhook(app, account, other.url, ['payout.paid']);
  await addWebhook(app, stranger, other.url);
  await record();
  await send();
  expect([receiver.received.length, other.received.length]).toEqual([1, 0]);
  await other.close();
});

test('a worker that dies between sending and saving sends the message again, under the same id', async () => {
  const { id } = await addWebhook(app, account, receiver.url);
  await record();
  const dying: WebhookSender = {
    ...toLoopback,
    post: async (...message) => {
      await toLoopback.post(...message);
      throw new Error('the worker died');
    },
  };
  await send(dying);
  expect((await listLog(id)).items).toMatchObject([{ state: 'waiting', last_attempt: null }]);
  // Until its lease ends nobody else serves the endpoint.
  await send();
  expect(receiver.received).toHaveLength(1);
  await app.db
    .update(webhook_endpoints)
    .set({ leased_until: new Date(0) })
    .where(eq(webhook_endpoints.id, id));
  await send();
  const [first, second] = receiver.received.map(idOf);
  expect([receiver.received.length, first === second]).toEqual([2, true]);
  expect((await listLog(id)).items).toMatchObject([{ state: 'delivered' }]);
});

test('several workers send each message once', async () => {
  await addWebhook(app, account, receiver.url);
  await record(40);
  await Promise.all([send(), send(), send()]);
  expect(new Set(receiver.received.map(idOf)).size).toBe(40);
  expect(receiver.received).toHaveLength(40);
});

test('a failed message is tried again with growing pauses over a day, and can then be sent by hand', async () => {
  receiver.answer = () => ({ status: 503, body: 'Down\0 for maintenance' });
  const { id } = await addWebhook(app, account, receiver.url);
  await record();
  await send();
  for (const seconds of WEBHOOK_RETRY_SECONDS) {
    expect((await listLog(id)).items[0]).toMatchObject({ state: 'waiting' });
    app.clock.advance(seconds * 1000 - 60_000);
    if (seconds > 120) {
      const before = receiver.received.length;
      await send();
      expect(receiver.received).toHaveLength(before);
    }
    app.clock.advance(60_000);
    await send();
  }
  expect(receiver.received).toHaveLength(9);
  expect(new Set(receiver.received.map(idOf)).size).toBe(1);
  const total = WEBHOOK_RETRY_SECONDS.reduce((sum, seconds) => sum + seconds, 0);
  expect(Math.round(total / 3600)).toBe(24);
  const [message] = (await listLog(id, 'undelivered')).items;
  expect(message).toMatchObject({ state: 'failed', last_attempt: { status: 503, problem: 'status' } });
  expect(await getEndpoint(id)).toMatchObject({ undelivered: 1, failing_since: expect.any(String), off_reason: null });
  const params = { id: message?.id ?? '' };
  const detail = (await account.call(calls.getWebhookMessage, { params })).body;
  expect(detail.attempts.map(({ answer }) => answer)).toEqual(Array(9).fill('Down for maintenance'));

  receiver.answer = () => ({ status: 200 });
  await account.call(calls.replayWebhookMessage, { params, body: {} });
  await send();
  expect((await listLog(id)).items).toMatchObject([{ id: message?.id, state: 'delivered' }]);
  expect(await getEndpoint(id)).toMatchObject({ undelivered: 0, failing_since: null });
});

test('an endpoint that fails for days is switched off with a notification and an email; what it missed can be sent', async () => {
  receiver.answer = () => ({ status: 500 });
  const { id } = await addWebhook(app, account, receiver.url);
  await record();
  await send();
  app.clock.advance(3 * DAY_MS);
  for (const seconds of [0, ...WEBHOOK_RETRY_SECONDS]) {
    app.clock.advance(seconds * 1000);
    await send();
  }
  expect(await getEndpoint(id)).toMatchObject({ off_reason: 'failing', off_at: expect.any(String) });
  const mine = eq(notifications.account_id, account.user._id);
  const [notification] = await app.db
    .select()
    .from(notifications)
    .where(and(mine, eq(notifications.type, 'webhook_off')));
  expect(notification?.params).toEqual({ host: new URL(receiver.url).host, endpoint_id: id });
  const { rows } = await app.pool.query(
    `select data from pgboss.job where name = 'mail.webhook' and data->>'endpoint_id' = $1`,
    [id],
  );
  expect(rows).toEqual([{ data: { endpoint_id: id, reason: 'failing' } }]);
  const mail = await sendMail({ endpoint_id: id, reason: 'failing' });
  expect(mail?.subject).toContain(new URL(receiver.url).host);
  expect(mail?.text).toContain(`/account/webhooks/${id}`);
  const setting = { type: 'webhook_off', email: false } as const;
  expect((await account.call(updateNotificationSetting, { body: setting })).status).toBe(200);
  expect(await sendMail({ endpoint_id: id, reason: 'failing' })).toBeUndefined();

  await record(2);
  const before = receiver.received.length;
  await send();
  expect(receiver.received).toHaveLength(before);
  expect((await listLog(id)).items.map(({ state }) => state)).toEqual(['missed', 'missed', 'failed']);

  receiver.answer = () => ({ status: 200 });
  expect((await account.call(calls.replayWebhook, { params: { id }, body: {} })).error.name).toBe('webhook_off');
  const missed = (await account.call(calls.listWebhookMessages, { params: { id } })).body.items[0]?.id ?? '';
  const again = await account.call(calls.replayWebhookMessage, { params: { id: missed }, body: {} });
  expect(again.error.name).toBe('webhook_off');
  await account.call(calls.updateWebhook, { params: { id }, body: { is_on: true } });
  await send();
  expect(receiver.received).toHaveLength(before);
  const { body } = await account.call(calls.replayWebhook, { params: { id }, body: {} });
  expect(body.messages).toBe(3);
  await send();
  expect((await listLog(id)).items.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
  expect(await getEndpoint(id)).toMatchObject({ off_reason: null, failing_since: null, undelivered: 0 });
});

test('an endpoint that answers 410 is switched off at once', async () => {
  receiver.answer = () => ({ status: 410 });
  const { id } = await addWebhook(app, account, receiver.url);
  await record();
  await send();
  expect(await getEndpoint(id)).toMatchObject({ off_reason: 'gone' });
  expect((await listLog(id)).items).toMatchObject([{ state: 'missed' }]);
});

test('an endpoint that does not answer holds up only itself', async () => {
  const slow = await startReceiver();
  let release: (answer: { status: number }) => void = () => {};
  const held = new Promise<{ status: number }>((resolve) => {
    release = resolve;
  });
  slow.answer = () => held;
  await addWebhook(app, account, slow.url);
  await record(20);
  const other = await signUp(app);
  await grantPlanTo(app, other, 'pro');
  await addWebhook(app, other, receiver.url);
  await record(30, other);
  const sending = send();
  await expect.poll(() => receiver.received.length, { timeout: 4_000 }).toBe(30);
  // No more than a few are under way to one endpoint.
  expect(slow.received).toHaveLength(5);
  // An event that happens meanwhile is sent as well.
  await record(1, other);
  await expect.poll(() => receiver.received.length, { timeout: 4_000 }).toBe(31);
  release({ status: 200 });
  await sending;
  expect(slow.received).toHaveLength(20);
  await slow.close();
});

test('without the plan nothing is sent; what was missed can be sent when the plan is back', async () => {
  const { id } = await addWebhook(app, account, receiver.url);
  const expires_at = app.clock.now();
  await app.db.update(subscriptions).set({ expires_at }).where(eq(subscriptions.account_id, account.user._id));
  await record();
  await send();
  expect(receiver.received).toEqual([]);
  expect((await account.call(calls.listWebhooks)).body).toMatchObject({ is_paused: true, items: [{ undelivered: 1 }] });
  expect((await listLog(id)).items).toMatchObject([{ state: 'missed' }]);
  expect((await requestTest(id)).error.name).toBe('premium_required');
  await grantPlanTo(app, account, 'advanced');
  await account.call(calls.replayWebhook, { params: { id }, body: {} });
  await send();
  expect(receiver.received).toHaveLength(1);
});

test.each([
  ['frozen', { freeze: true }],
  ['banned', { banned: true }],
  ['closed', { deactivated_at: new Date('2026-01-01') }],
])(
  'nothing is sent for an account that is %s, not even about its money; what was missed can be sent later',
  async (_state, change) => {
    const { id } = await addWebhook(app, account, receiver.url);
    const set = (to: Partial<typeof users.$inferInsert>) =>
      app.db.update(users).set(to).where(eq(users.id, account.user._id));
    await set(change);
    await record(2);
    await send();
    expect(receiver.received).toEqual([]);
    await set({ freeze: false, banned: false, deactivated_at: null });
    expect((await listLog(id)).items).toMatchObject([{ state: 'missed' }, { state: 'missed' }]);
    await account.call(calls.replayWebhook, { params: { id }, body: {} });
    await send();
    expect(receiver.received).toHaveLength(2);
  },
);

test('the log has pages, and ends after 30 days', async () => {
  const { id } = await addWebhook(app, account, receiver.url);
  await record(25);
  await send();
  const first = await listLog(id);
  expect([first.items.length, first.total]).toEqual([20, 25]);
  const next = { params: { id }, query: { cursor: first.next_cursor ?? '' } };
  const { items } = (await account.call(calls.listWebhookMessages, next)).body;
  expect(new Set([...first.items, ...items].map((message) => message.id)).size).toBe(25);
  app.clock.advance(30 * DAY_MS + 1000);
  await record();
  await app.runJobs(webhookSweep, pruneWebhooksJob);
  const isOwn = eq(webhook_attempts.account_id, account.user._id);
  const kept = await app.db.$count(webhook_messages, eq(webhook_messages.account_id, account.user._id));
  expect([kept, await app.db.$count(webhook_attempts, isOwn)]).toEqual([1, 1]);
});

test('the sweep starts sending: an event needs no request', async () => {
  await addWebhook(app, account, receiver.url);
  await record(3);
  expect(await app.runJobs(webhookSweep)).toMatchObject({ failed: 0 });
  expect(receiver.received).toHaveLength(3);
});

test('endpoints and messages of another account do not exist', async () => {
  const { id } = await addWebhook(app, account, receiver.url);
  const message = (await requestTest(id)).body;
  const stranger = await signUp(app);
  await grantPlanTo(app, stranger, 'pro');
  await grantStepUp(app, stranger);
  const refused = [
    await stranger.call(calls.getWebhook, { params: { id } }),
    await stranger.call(calls.updateWebhook, { params: { id }, body: { is_on: false } }),
    await stranger.call(calls.rotateWebhookSecret, { params: { id }, body: {} }),
    await stranger.call(calls.testWebhook, { params: { id }, body: {} }),
    await stranger.call(calls.replayWebhook, { params: { id }, body: {} }),
    await stranger.call(calls.listWebhookMessages, { params: { id } }),
    await stranger.call(calls.removeWebhook, { params: { id } }),
    await stranger.call(calls.getWebhookMessage, { params: { id: message.id } }),
    await stranger.call(calls.replayWebhookMessage, { params: { id: message.id }, body: {} }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(Array(9).fill(404));
});
