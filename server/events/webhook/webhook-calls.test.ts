import * as calls from '@tangent/contract/events/webhook.ts';
import { webhook_endpoints } from '@tangent/db/schema/events/webhook.ts';
import { security_events } from '@tangent/db/schema/identity/sign-in.ts';
import { WEBHOOK_EVENT_TYPES } from '@tangent/domain/events/webhook/event-type.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { grantStepUp } from '../../testing/fixtures/test-token.ts';
import { addWebhook } from '../../testing/fixtures/test-webhook.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const input = { url: 'https://hooks.example/tangent', events: ['release.live' as const] };

async function signUpPaid(): Promise<TestAccount> {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  await grantStepUp(app, account);
  return account;
}

test('webhooks need a paid plan, and adding one a recent confirmation', async () => {
  const free = await signUp(app);
  await grantStepUp(app, free);
  const refused = await free.call(calls.createWebhook, { body: input });
  expect(refused.error).toMatchObject({ name: 'premium_required', feature: 'webhooks', plan: 'pro' });
  expect((await free.call(calls.listWebhooks)).body).toEqual({ items: [], max: 5, is_paused: true });
  const paid = await signUpPaid();
  app.clock.advance(10 * 60_000 + 1);
  expect((await paid.call(calls.createWebhook, { body: input })).error.name).toBe('step_up_required');
});

test('a secret is shown once, and stored only sealed', async () => {
  const account = await signUpPaid();
  const { secret, ...endpoint } = await addWebhook(app, account, input.url, ['release.live', 'release.live']);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(endpoint).toMatchObject({ url: input.url, events: ['release.live'], off_reason: null, undelivered: 0 });
  expect((await account.call(calls.listWebhooks)).body.items).toEqual([endpoint]);
  expect((await account.call(calls.getWebhook, { params: { id: endpoint.id } })).body).toEqual(endpoint);
  const { rows } = await app.pool.query('select t::text as row from webhook_endpoints t');
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 40));
});

test.each([
  [
    { url: ' ', events: [] },
    { url: { code: 'required' }, events: { code: 'required' } },
  ],
  [{ ...input, url: 'hooks.example' }, { url: { code: 'webhook_url' } }],
  [{ ...input, url: 'http://hooks.example/' }, { url: { code: 'webhook_url' } }],
  [{ ...input, url: 'https://10.0.0.1/' }, { url: { code: 'webhook_url' } }],
  [{ ...input, url: 'https://me:secret@hooks.example/' }, { url: { code: 'webhook_url' } }],
  [
    { ...input, url: `https://hooks.example/${'a'.repeat(500)}` },
    { url: { code: 'max_length', params: { max: 500 } } },
  ],
  [{ ...input, events: ['release.sung' as never] }, { 'events.0': { code: 'invalid_choice' } }],
])('an endpoint like %j is refused at its fields', async (body, errors) => {
  const account = await signUpPaid();
  const { status, error } = await account.call(calls.createWebhook, { body });
  expect([status, error.errors]).toEqual([422, errors]);
});

test('an account has at most five endpoints, even with concurrent requests; removing one makes room', async () => {
  const account = await signUpPaid();
  const added = await Promise.all(Array.from({ length: 8 }, () => account.call(calls.createWebhook, { body: input })));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
  expect(added.find(({ status }) => status === 409)?.error.name).toBe('webhook_limit');
  const [first] = (await account.call(calls.listWebhooks)).body.items;
  expect((await account.call(calls.removeWebhook, { params: { id: first?.id ?? '' } })).status).toBe(204);
  expect((await account.call(calls.createWebhook, { body: input })).status).toBe(201);
});

test('address and events can be changed; only a new address needs a confirmation', async () => {
  const account = await signUpPaid();
  const { id } = await addWebhook(app, account, input.url);
  app.clock.advance(10 * 60_000 + 1);
  const change = (body: object) => account.call(calls.updateWebhook, { params: { id }, body });
  expect((await change({ events: ['payout.paid'] })).body).toMatchObject({ events: ['payout.paid'], url: input.url });
  expect((await change({ url: 'https://other.example/' })).error.name).toBe('step_up_required');
  expect((await change({ events: [] })).error.errors).toEqual({ events: { code: 'required' } });
  await grantStepUp(app, account);
  expect((await change({ url: 'https://other.example/' })).body.url).toBe('https://other.example/');
});

test('an endpoint that is off takes no test; the account’s log lists what was done with it', async () => {
  const account = await signUpPaid();
  const { id } = await addWebhook(app, account, input.url);
  const change = (is_on: boolean) => account.call(calls.updateWebhook, { params: { id }, body: { is_on } });
  expect((await change(false)).body).toMatchObject({ off_reason: 'by_owner', off_at: expect.any(String) });
  expect((await account.call(calls.testWebhook, { params: { id }, body: {} })).error.name).toBe('webhook_off');
  expect((await change(true)).body.off_reason).toBeNull();
  const test = await account.call(calls.testWebhook, { params: { id }, body: {} });
  expect(test.body).toMatchObject({ type: 'webhook.test', state: 'waiting', last_attempt: null });
  await account.call(calls.rotateWebhookSecret, { params: { id }, body: {} });
  await account.call(calls.removeWebhook, { params: { id } });
  const message = { params: { id: test.body.id } };
  expect((await account.call(calls.getWebhookMessage, message)).error.name).toBe('not_found');
  const events = await app.db
    .select()
    .from(security_events)
    .where(and(eq(security_events.account_id, account.user._id), like(security_events.type, 'webhook%')));
  expect(events.map(({ type, details }) => [type, details])).toEqual([
    ['webhook_made', { name: 'hooks.example' }],
    ['webhook_rotated', { name: 'hooks.example' }],
    ['webhook_ended', { name: 'hooks.example' }],
  ]);
});

test('tests and replays have a limit', async () => {
  const account = await signUpPaid();
  const { id } = await addWebhook(app, account, input.url);
  const requestTest = () => account.call(calls.testWebhook, { params: { id }, body: {} });
  for (let count = 0; count < 60; count++) expect((await requestTest()).status).toBe(200);
  expect((await requestTest()).error.name).toBe('too_many_requests');
});

test('every event can be chosen at once', async () => {
  const account = await signUpPaid();
  const { id } = await addWebhook(app, account, input.url, WEBHOOK_EVENT_TYPES);
  const [row] = await app.db.select().from(webhook_endpoints).where(eq(webhook_endpoints.id, id));
  expect(row?.events).toEqual(WEBHOOK_EVENT_TYPES);
});
