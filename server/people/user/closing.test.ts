import { listReleases } from '@tangent/contract/catalogue/release.ts';
import { currentUser, login } from '@tangent/contract/identity/auth.ts';
import { reactivateUser } from '@tangent/contract/people/backoffice-users.ts';
import { closeAccount, getClosing } from '@tangent/contract/people/closing.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { audit_events, sessions, users } from '@tangent/db/schema/identity/account.ts';
import { api_tokens, security_events } from '@tangent/db/schema/identity/sign-in.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, PASSWORD, signUp, solveCaptcha, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { createTokenClient, makeToken } from '../../testing/fixtures/test-token.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createPayoutHarness, type PayoutHarness } from '../../testing/harness/payout-harness.ts';
import type { TestApp } from '../../testing/harness/test-app.ts';

let harness: PayoutHarness;
let app: TestApp;
beforeAll(async () => {
  harness = await createPayoutHarness();
  app = harness.plans.app;
  await addStores(app);
});
afterAll(() => harness.plans.close());

const close = (account: TestAccount) => account.call(closeAccount, { body: {} });
const see = async (account: TestAccount) => (await account.call(getClosing)).body;

async function addRelease(account: TestAccount, status: ReleaseStatus): Promise<string> {
  const { id } = await addDraft(app, account);
  await app.db.update(releases).set({ status }).where(eq(releases.id, id));
  return id;
}

async function signIn({ user }: TestAccount) {
  const body = { username: user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  return makeCall(app, login, { body });
}

test('an owner closes the account: sessions and tokens end, signing in is refused, an email says so, and nothing is removed', async () => {
  const [account, bystander] = [await harness.addEarner({ cents: 0 }), await signUp(app)];
  const id = account.user._id;
  await addRelease(account, 'draft');
  await app.db
    .insert(api_tokens)
    .values({ account_id: id, name: 'import', token_hash: id, scopes: [], created_at: app.clock.now() });
  expect(await see(account)).toEqual({ blockers: [], releases: 0, balance_cents: 0 });
  expect((await close(account)).status).toBe(204);

  expect((await account.call(currentUser)).status).toBe(401);
  expect(await app.db.$count(sessions, eq(sessions.user_id, id))).toBe(0);
  expect(await app.db.$count(api_tokens, eq(api_tokens.account_id, id))).toBe(0);
  expect((await signIn(account)).error.name).toBe('deactivated_account');
  expect(await app.db.$count(releases, eq(releases.account_id, id))).toBe(1);
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id));
  expect(actions).toMatchObject([{ action: 'user.close', actor_kind: 'user', actor_id: id, details: {} }]);
  const events = await app.db.select().from(security_events).where(eq(security_events.account_id, id));
  expect(events.at(-1)).toMatchObject({ type: 'blocked', details: { action: 'close' } });
  const mails = await app.db.execute<{ mail: string }>(
    sql`select data->>'mail' as mail from pgboss.job where name = 'mail.account' and data->>'user_id' = ${id}`,
  );
  expect(mails.rows).toEqual([{ mail: 'account_closed' }]);
  expect((await bystander.call(listReleases)).status).toBe(200);
});

test('staff reopens an account that its owner has closed', async () => {
  const [account, staff] = [await harness.addEarner({ cents: 0 }), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
  await close(account);
  const params = { id: account.user._id };
  const { body } = await staff.call(reactivateUser, { params, body: { note: 'They wrote to us.' } });
  expect(body.account_status).toBe('active');
  expect((await signIn(account)).status).toBe(200);
});

test.each<ReleaseStatus>(['submitted', 'in_review', 'approved', 'published', 'takedown_requested'])(
  'a release that is %s keeps the account open',
  async (status) => {
    const account = await harness.addEarner({ cents: 0 });
    const id = await addRelease(account, status);
    expect(await see(account)).toEqual({ blockers: ['releases'], releases: 1, balance_cents: 0 });
    expect((await close(account)).error).toMatchObject({ name: 'account_in_use', errors: { releases: {} } });
    await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.id, id));
    expect((await close(account)).status).toBe(204);
  },
);

test('money that can be withdrawn keeps the account open, then the withdrawal until it has arrived; less stays booked', async () => {
  const account = await harness.addEarner({ cents: WITHDRAWAL_MIN_CENTS + 400 });
  expect(await see(account)).toEqual({ blockers: ['balance'], releases: 0, balance_cents: 1_400 });
  expect((await close(account)).error).toMatchObject({ name: 'account_in_use', errors: { balance: {} } });
  expect((await harness.withdraw(account, WITHDRAWAL_MIN_CENTS)).status).toBe(201);
  expect(await see(account)).toEqual({ blockers: ['withdrawal'], releases: 0, balance_cents: 400 });
  expect((await close(account)).error).toMatchObject({ name: 'account_in_use', errors: { withdrawal: {} } });
  // The waiting days outlast a session.
  const expires_at = new Date(app.clock.now().getTime() + 365 * DAY_MS);
  await app.db.update(sessions).set({ expires_at }).where(eq(sessions.user_id, account.user._id));
  await harness.passDays(90);
  await harness.work();
  await harness.confirm(account);
  expect(await see(account)).toEqual({ blockers: [], releases: 0, balance_cents: 400 });
  expect((await close(account)).status).toBe(204);
  expect(await harness.owed(account)).toBe(400);
});

test('closing needs a fresh confirmation, and neither programs nor staff can close', async () => {
  const [account, owner, staff] = [await signUp(app), await signUp(app), await harness.addEarner({ cents: 0 })];
  expect((await close(account)).error.name).toBe('step_up_required');
  await grantPlanTo(app, owner, 'pro');
  const program = createTokenClient(app, (await makeToken(app, owner, ['read_releases'])).token);
  expect((await program(getClosing)).status).toBe(403);
  expect((await program(closeAccount, { body: {} })).status).toBe(403);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
  expect((await close(staff)).error.name).toBe('staff_protected');
});

test('of two concurrent calls one closes the account', async () => {
  const account = await harness.addEarner({ cents: 0 });
  const responses = await Promise.all([close(account), close(account)]);
  expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await app.db.$count(audit_events, eq(audit_events.subject_id, account.user._id))).toBe(1);
});
