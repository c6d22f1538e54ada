import { listReleases } from '@tangent/contract/catalogue/release.ts';
import { currentUser, login } from '@tangent/contract/identity/auth.ts';
import { listAuditEvents } from '@tangent/contract/identity/backoffice-audit.ts';
import * as calls from '@tangent/contract/people/backoffice-users.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { audit_events, sessions, subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { api_tokens, pending_logins, security_events } from '@tangent/db/schema/identity/sign-in.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addArtist,
  grantPlanTo,
  PASSWORD,
  signUp,
  solveCaptcha,
  type TestAccount,
} from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  staff = await signUpStaff();
});
afterAll(() => app.close());

async function signUpStaff(): Promise<TestAccount> {
  const account = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, account.user._id));
  return account;
}

const BLOCK = { reason: 'terms_violation', note: 'Two letters went unanswered.' } as const;
const NOTE = { note: 'It was another person.' };
type Block = { reason: (typeof BLOCK)['reason'] | 'copyright_claim'; note: string | null };

const at = (account: TestAccount) => ({ params: { id: account.user._id } });
const freeze = (account: TestAccount, by = staff) => by.call(calls.freezeUser, { ...at(account), body: BLOCK });
const ban = (account: TestAccount, body: Block = BLOCK, by = staff) => by.call(calls.banUser, { ...at(account), body });
const unfreeze = (account: TestAccount) => staff.call(calls.unfreezeUser, { ...at(account), body: NOTE });
const unban = (account: TestAccount) => staff.call(calls.unbanUser, { ...at(account), body: NOTE });
const close = (account: TestAccount, forced = false) =>
  staff.call(calls.deactivateUser, { ...at(account), body: { ...NOTE, forced } });
const reopen = (account: TestAccount) => staff.call(calls.reactivateUser, { ...at(account), body: NOTE });

async function signIn({ user }: TestAccount) {
  const body = { username: user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  return makeCall(app, login, { body });
}

/** Adds a release of an account in this status. */
async function addRelease(account: TestAccount, status: ReleaseStatus): Promise<string> {
  const { id } = await addDraft(app, account);
  await app.db.update(releases).set({ status }).where(eq(releases.id, id));
  return id;
}

async function addToken({ user }: TestAccount): Promise<void> {
  const token = { account_id: user._id, name: 'import', token_hash: user._id, scopes: [] };
  await app.db.insert(api_tokens).values({ ...token, created_at: app.clock.now() });
}

const getStatus = async (id: string) => (await app.db.select().from(releases).where(eq(releases.id, id)))[0]?.status;
const listActionsOn = async ({ user }: TestAccount) =>
  (await app.db.select().from(audit_events).where(eq(audit_events.subject_id, user._id)).orderBy(audit_events.id)).map(
    ({ action, actor_id, actor_kind, details }) => ({ action, actor_id, actor_kind, details }),
  );
const listEvents = async ({ user }: TestAccount) =>
  (await app.db.select().from(security_events).where(eq(security_events.account_id, user._id))).map(({ type }) => type);
const mailsTo = async ({ user }: TestAccount) => {
  const { rows } = await app.db.execute<{ data: { mail: string; params: Record<string, string> } }>(
    sql`select data from pgboss.job where name = 'mail.account' and data->>'user_id' = ${user._id} order by created_on`,
  );
  return rows.map(({ data }) => data).filter(({ mail }) => mail.startsWith('account_'));
};

test('[S2-137] [S3-006] [S6-003] a frozen user sees why, and every other call is refused from the next one on', async () => {
  const account = await signUp(app);
  const id = await addRelease(account, 'published');
  expect((await freeze(account)).body).toMatchObject({
    account_status: 'frozen',
    block: BLOCK,
    actions: ['unfreeze', 'ban', 'deactivate'],
  });
  const { body } = await account.call(currentUser);
  expect(body).toMatchObject({
    freeze: true,
    banned: false,
    block: { ...BLOCK, since: expect.any(String) },
  });
  expect((await account.call(listReleases)).error.name).toBe('account_blocked');
  expect((await signIn(account)).body).toMatchObject({ user: { freeze: true } });
  await app.runJobs();
  expect(await getStatus(id)).toBe('published');
  const reason = { reason: 'terms_violation', note: BLOCK.note };
  expect(await listActionsOn(account)).toEqual([
    { action: 'user.freeze', actor_id: staff.user._id, actor_kind: 'staff', details: reason },
  ]);
  expect(await mailsTo(account)).toMatchObject([{ mail: 'account_frozen', params: reason }]);
  expect(await listEvents(account)).toContain('blocked');
});

test('a freeze is lifted, and the reason is gone', async () => {
  const account = await signUp(app);
  await freeze(account);
  expect((await unfreeze(account)).body).toMatchObject({ account_status: 'active', block: null });
  expect((await account.call(listReleases)).status).toBe(200);
  expect((await account.call(currentUser)).body.block).toBeNull();
  expect((await mailsTo(account)).map(({ mail }) => mail)).toEqual(['account_frozen', 'account_restored']);
  expect((await listActionsOn(account)).at(-1)).toMatchObject({ action: 'user.unfreeze', details: NOTE });
});

test('[S3-007] [S4-042] a ban ends sessions, pending sign-ins and tokens at once and takes live releases down; the user may sign in to read why', async () => {
  const account = await signUp(app);
  const [live, coming, draft] = [
    await addRelease(account, 'published'),
    await addRelease(account, 'in_process'),
    await addRelease(account, 'draft'),
  ];
  await addToken(account);
  const expires_at = new Date(app.clock.now().getTime() + 60_000);
  const pending = { token_hash: account.user._id, user_id: account.user._id, method: 'password', expires_at } as const;
  await app.db.insert(pending_logins).values(pending);
  const { body } = await ban(account);
  expect(body).toMatchObject({ account_status: 'banned', session_count: 0, token_count: 0, live_release_count: 2 });
  expect((await account.call(currentUser)).status).toBe(401);
  expect(await app.db.$count(pending_logins, eq(pending_logins.user_id, account.user._id))).toBe(0);
  await app.runJobs();
  expect([await getStatus(live), await getStatus(coming), await getStatus(draft)]).toEqual([
    'takedown_requested',
    'takedown_requested',
    'draft',
  ]);
  const [row] = await app.db.select().from(releases).where(eq(releases.id, live));
  expect(row).toMatchObject({ takedown_by: 'staff', takedown_reason: BLOCK.note, earnings_on_hold: false });
  const again = await signIn(account);
  expect(again.body).toMatchObject({ user: { banned: true, freeze: false, block: BLOCK } });
  expect((await makeCall(app, listReleases, { session: again.session })).error.name).toBe('account_blocked');
  expect((await mailsTo(account)).map(({ mail }) => mail)).toEqual(['account_banned']);
});

test('a ban for a copyright claim holds the earnings of the releases it takes down', async () => {
  const account = await signUp(app);
  const id = await addRelease(account, 'published');
  await ban(account, { reason: 'copyright_claim', note: null });
  await app.runJobs();
  const [row] = await app.db.select().from(releases).where(eq(releases.id, id));
  expect(row).toMatchObject({
    status: 'takedown_requested',
    takedown_reason: 'copyright_claim',
    earnings_on_hold: true,
  });
});

test('a mistaken ban is lifted with a reason; pending takedowns are dropped, and tokens stay void', async () => {
  const account = await signUp(app);
  const id = await addRelease(account, 'published');
  await addToken(account);
  await ban(account);
  expect((await unban(account)).body).toMatchObject({ account_status: 'active', block: null, token_count: 0 });
  await app.runJobs();
  expect(await getStatus(id)).toBe('published');
  expect((await signIn(account)).body).toMatchObject({ user: { banned: false } });
});

test('an account is closed only without releases in stores, unless forced; then signing in is refused', async () => {
  const account = await signUp(app);
  await addRelease(account, 'published');
  const refused = await close(account);
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({ name: 'account_in_use', errors: { forced: { params: { count: 1 } } } });
  expect((await close(account, true)).body).toMatchObject({ account_status: 'deactivated', actions: ['reactivate'] });
  expect((await account.call(currentUser)).status).toBe(401);
  expect(await app.db.$count(sessions, eq(sessions.user_id, account.user._id))).toBe(0);
  expect((await signIn(account)).error.name).toBe('deactivated_account');
  expect((await reopen(account)).body.account_status).toBe('active');
  expect((await account.call(currentUser)).status).toBe(401);
  expect((await signIn(account)).status).toBe(200);
});

test('a closed account that was blocked is blocked again when it is reopened', async () => {
  const account = await signUp(app);
  await freeze(account);
  await close(account);
  expect((await reopen(account)).body).toMatchObject({ account_status: 'frozen', block: BLOCK });
  expect((await mailsTo(account)).map(({ mail }) => mail)).toEqual(['account_frozen']);
});

test('an action that the account status does not allow is refused, and of two concurrent bans one counts', async () => {
  const account = await signUp(app);
  for (const refused of [await unfreeze(account), await unban(account), await reopen(account)]) {
    expect(refused.error.name).toBe('invalid_transition');
  }
  const bans = await Promise.all([ban(account), ban(account), ban(account)]);
  expect(bans.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await freeze(account)).error.name).toBe('invalid_transition');
  expect(await listActionsOn(account)).toHaveLength(1);
});

test('staff cannot block or close themselves or other staff, and users cannot use these calls', async () => {
  const [colleague, account] = [await signUpStaff(), await signUp(app)];
  for (const target of [staff, colleague]) {
    for (const refused of [await freeze(target), await ban(target), await close(target, true)]) {
      expect(refused.error.name).toBe('staff_protected');
    }
    expect((await staff.call(calls.getUser, at(target))).body.actions).toEqual([]);
  }
  const stranger = await signUp(app);
  const attempts = [
    await freeze(account, stranger),
    await ban(account, BLOCK, stranger),
    await stranger.call(calls.listUsers),
    await stranger.call(calls.getUser, at(account)),
    await stranger.call(calls.verifyArtist, { ...at(account), body: { ...NOTE, verified: true } }),
  ];
  expect(attempts.map(({ error }) => error.name)).toEqual(attempts.map(() => 'permission_denied'));
  expect(
    (await staff.call(calls.freezeUser, { params: { id: account.user._id }, body: { ...BLOCK, note: ' ' } })).status,
  ).toBe(422);
});

test('accounts are found by name, user name, email and id, by status and by the plan in effect', async () => {
  const [plain, frozen, paying] = [await signUp(app), await signUp(app), await signUp(app)];
  await app.db.update(users).set({ first_name: 'Zoë_50%', last_name: 'Quill' }).where(eq(users.id, plain.user._id));
  await freeze(frozen);
  await grantPlanTo(app, paying, 'pro');
  const find = async (query: object) => (await staff.call(calls.listUsers, { query })).body.items.map(({ id }) => id);
  for (const search of ['zoë_50% qui', plain.user.username.toUpperCase(), plain.user.email, plain.user._id]) {
    expect(await find({ search })).toEqual([plain.user._id]);
  }
  expect(await find({ search: '%' })).toEqual([plain.user._id]);
  expect(await find({ account_status: 'frozen', search: frozen.user.email })).toEqual([frozen.user._id]);
  expect(await find({ account_status: 'blocked', search: frozen.user.email })).toEqual([frozen.user._id]);
  expect(await find({ account_status: 'active', search: frozen.user.email })).toEqual([]);
  expect(await find({ role: 'staff' })).toContain(staff.user._id);
  expect(await find({ plan: 'pro' })).toEqual([paying.user._id]);
  const late = new Date(app.clock.now().getTime() - 3 * 24 * 3_600_000);
  await app.db.update(subscriptions).set({ expires_at: late }).where(eq(subscriptions.account_id, paying.user._id));
  expect(await find({ plan: 'pro' })).toEqual([]);
  expect(await find({ plan: 'free', search: paying.user.email })).toEqual([paying.user._id]);
  await app.db.update(subscriptions).set({ status: 'past_due' }).where(eq(subscriptions.account_id, paying.user._id));
  expect(await find({ plan: 'pro' })).toEqual([paying.user._id]);
});

test('the next page of accounts starts where the last one ends', async () => {
  const at = new Date('2020-01-01T00:00:00Z');
  const old = (n: number) => ({
    first_name: 'Old',
    last_name: 'One',
    username: `old${n}`,
    email: `old${n}@music.example`,
  });
  const more = { language: 'en', marketing: false, terms_accepted_at: at, created_at: at } as const;
  await app.db.insert(users).values(Array.from({ length: 60 }, (_, n) => ({ ...old(n), ...more })));
  const first = (await staff.call(calls.listUsers, { query: { search: 'old one' } })).body;
  expect([first.items.length, first.total]).toEqual([50, 60]);
  const cursor = first.next_cursor ?? '';
  const rest = (await staff.call(calls.listUsers, { query: { search: 'old one', cursor } })).body;
  expect(rest.next_cursor).toBeNull();
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(60);
});

test('an artist is verified by staff with a reason, and the log names the artist and the account', async () => {
  const account = await signUp(app);
  const id = await addArtist(account, 'Zephyr Lane');
  const { body } = await staff.call(calls.verifyArtist, {
    params: { id },
    body: { verified: true, note: 'Passport seen' },
  });
  expect(body).toMatchObject({ id, verified: true });
  expect((await staff.call(calls.getUser, at(account))).body.artists).toMatchObject([{ id, verified: true }]);
  await freeze(account);
  const log = (await staff.call(listAuditEvents, { query: {} })).body.items;
  expect(log.find(({ subject_id }) => subject_id === id)).toMatchObject({
    action: 'artist.verify',
    subject_name: 'Zephyr Lane',
  });
  expect(log.find(({ subject_id }) => subject_id === account.user._id)).toMatchObject({ subject_name: 'Ada Yıldız' });
});

test('the log names what the ids in its details are, and leaves out those of things that are gone', async () => {
  const { user } = await signUp(app);
  const gone = '01890a5d-ac96-774b-bcce-b302099a8057';
  const details = { friend_id: user._id, release_ids: [gone], shares: [{ payee_id: gone }], note: user._id };
  const event = { action: 'referral.decide', subject_kind: 'user', subject_id: user._id, actor_kind: 'staff' } as const;
  await app.db.insert(audit_events).values({ ...event, details, at: app.clock.now() });
  const [first] = (await staff.call(listAuditEvents, { query: { subject_id: user._id } })).body.items;
  expect(first).toMatchObject({ details, names: { [user._id]: 'Ada Yıldız' } });
});

test('the log can leave out what repeats every month, such as the payments of stores', async () => {
  const payment = { action: 'ledger.payment_recorded', subject_kind: 'store', subject_id: 'routine', details: {} };
  await app.db.insert(audit_events).values({ ...payment, actor_kind: 'staff', at: app.clock.now() });
  const list = async (query: { routine?: 'hidden'; subject_kind?: string }) =>
    (await staff.call(listAuditEvents, { query })).body;
  expect((await list({})).items[0]?.action).toBe('ledger.payment_recorded');
  const [all, hidden] = [await list({}), await list({ routine: 'hidden' })];
  expect(hidden.items.map(({ action }) => action)).not.toContain('ledger.payment_recorded');
  expect(hidden.items.length).toBeGreaterThan(0);
  expect(hidden.total).toBe(all.total - 1);
});
