import { createLabel, listLabels } from '@tangent/contract/catalogue/label.ts';
import { currentUser } from '@tangent/contract/identity/auth.ts';
import { getUserPlan, grantPlan, revokePlanGrant } from '@tangent/contract/money/backoffice-plan.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiveMails } from '../../../testing/fakes/test-mail.ts';
import { addBilledPlan } from '../../../testing/fixtures/plan-rows.ts';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { ORIGIN } from '../../../testing/harness/test-http.ts';

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  staff = await signUpStaff();
});
afterAll(() => app.close());

async function signUpStaff(): Promise<TestAccount> {
  const account = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, account.user._id));
  return account;
}

const GRANT = { plan: 'advanced', months: 3, note: 'Won the contest' } as const;
const at = ({ user }: TestAccount) => ({ params: { id: user._id } });
const grantTo = (account: TestAccount, grantRequest: object = GRANT, by = staff) =>
  by.call(grantPlan, { ...at(account), body: { ...GRANT, ...grantRequest } });
const revoke = (id = '', by = staff) => by.call(revokePlanGrant, { params: { id }, body: { note: 'By mistake' } });
const getPlan = async (account: TestAccount) => (await account.call(currentUser)).body.plan;
const listActionsOn = async ({ user }: TestAccount) =>
  (await app.db.select().from(audit_events).where(eq(audit_events.subject_id, user._id)).orderBy(audit_events.id)).map(
    ({ action, actor_id, actor_kind, details }) => ({ action, actor_id, actor_kind, details }),
  );
const mailsTo = async ({ user }: TestAccount) =>
  (await receiveMails(app)).filter(({ to }) => to.address === user.email).map(({ subject }) => subject);

test('the same grant sent 20 times under one key is one grant', async () => {
  const account = await signUp(app);
  const headers = { 'idempotency-key': 'one-click' };
  const send = () => staff.call(grantPlan, { ...at(account), headers, body: GRANT });
  const responses = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await staff.call(getUserPlan, at(account))).body.grants).toHaveLength(1);
});

test.each([
  ['no key', {}],
  ['an empty key', { 'idempotency-key': '' }],
])('a grant with %s is refused with the reason, and nothing is granted', async (_name, headers) => {
  const account = await signUp(app);
  const url = grantPlan.path.replace(':id', account.user._id);
  const cookies = { '__Host-session': staff.session };
  const refused = await app.http.inject({
    method: 'POST',
    url,
    headers: { origin: ORIGIN, ...headers },
    cookies,
    payload: GRANT,
  });
  expect([refused.statusCode, refused.json().name]).toEqual([400, 'idempotency_key_required']);
  expect(refused.json().message).toContain('Idempotency-Key');
  expect((await staff.call(getUserPlan, at(account))).body.grants).toEqual([]);
});

test('staff grants a plan for some months and revokes it: it counts from the next call on, its owner is notified, and nothing is lost', async () => {
  const account = await signUp(app);
  await mailsTo(account);
  const { body } = await grantTo(account);
  expect(body).toMatchObject({ plan: 'advanced', provider: 'grant', billing: null, payments: [] });
  const [grant] = body.grants;
  expect(grant).toMatchObject({ reason: GRANT.note, granted_by: 'Ada Yıldız', is_running: true, revoked_at: null });
  expect(await getPlan(account)).toBe('advanced');
  expect((await account.call(createLabel, { body: { name: 'Yıldız Plak' } })).status).toBe(201);
  const after = (await revoke(grant?.id)).body;
  expect(after).toMatchObject({ plan: 'free', grants: [{ is_running: false, revoked_at: expect.any(String) }] });
  expect(await getPlan(account)).toBe('free');
  expect((await account.call(listLabels)).body.items).toHaveLength(1);
  const by = { actor_id: staff.user._id, actor_kind: 'staff' };
  const details = { plan: 'advanced', provider: 'grant' };
  expect(await listActionsOn(account)).toMatchObject([
    { action: 'plan.granted', ...by, details: { ...details, note: GRANT.note, until: grant?.ends_at } },
    { action: 'plan.grant_ended', ...by, details: { ...details, note: 'By mistake' } },
  ]);
  expect(await mailsTo(account)).toEqual(['Advanced is on us', 'The Advanced we gave you has ended']);
  expect((await revoke(grant?.id)).error.name).toBe('invalid_transition');
});

test('more months of the same plan are added to those that are left', async () => {
  const account = await signUp(app);
  const [first] = (await grantTo(account)).body.grants;
  const { body } = await grantTo(account, { months: 12 });
  expect(body.grants.map(({ is_running }) => is_running)).toEqual([true, true]);
  const until = new Date(first?.ends_at ?? '');
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  expect(body.expires_at).toBe(until.toISOString());
});

test('staff cannot grant themselves a plan, and a user can neither grant nor read grants', async () => {
  const account = await signUp(app);
  expect((await grantTo(staff)).error.name).toBe('permission_denied');
  expect((await staff.call(getUserPlan, at(staff))).body.grantable).toEqual([]);
  const other = await signUpStaff();
  const [grant] = (await grantTo(staff, GRANT, other)).body.grants;
  expect((await revoke(grant?.id)).error.name).toBe('permission_denied');
  expect((await grantTo(account, GRANT, account)).error.name).toBe('permission_denied');
  expect((await revoke(grant?.id, account)).error.name).toBe('permission_denied');
  expect((await account.call(getUserPlan, at(account))).error.name).toBe('permission_denied');
  expect((await grantTo(account, { months: 25 })).error.name).toBe('invalid_input');
  expect((await grantTo(account, { note: ' ' })).error.name).toBe('invalid_input');
});

test('a grant below the paid plan is refused; a higher one counts while it lasts, then the paid plan counts again', async () => {
  const account = await signUp(app);
  await addBilledPlan(app, account.user._id, 'pro');
  expect((await grantTo(account, { plan: 'pro' })).error.name).toBe('plan_is_paid');
  expect((await grantTo(account, { plan: 'pro', provider: 'apple' })).error.name).toBe('plan_is_paid');
  const { body } = await grantTo(account);
  expect(body).toMatchObject({ plan: 'advanced', provider: 'grant', grantable: ['advanced'] });
  expect(body.billing).toMatchObject({ subscription_id: `sub_${account.user._id}`, plan: 'pro', status: 'active' });
  expect(body.payments).toMatchObject([{ number: 'T-1', amount_cents: 4999, state: 'paid' }]);
  expect((await revoke(body.grants[0]?.id)).body).toMatchObject({ plan: 'pro', provider: 'stripe' });
});

test('staff can record a plan billed by Apple, and the product sends no emails about it', async () => {
  const account = await signUp(app);
  await mailsTo(account);
  const { body } = await grantTo(account, { plan: 'pro', provider: 'apple' });
  expect(body).toMatchObject({ plan: 'pro', provider: 'apple' });
  expect((await account.call(currentUser)).body.subscription).toMatchObject({ provider: 'apple', status: 'active' });
  expect(await mailsTo(account)).toEqual([]);
  expect((await listActionsOn(account)).map(({ action }) => action)).toEqual(['plan.granted']);
});
