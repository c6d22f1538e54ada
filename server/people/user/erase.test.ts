import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getReview } from '@tangent/contract/distribution/backoffice-review.ts';
import { register } from '@tangent/contract/identity/auth.ts';
import * as calls from '@tangent/contract/people/backoffice-users.ts';
import { call_counts } from '@tangent/db/schema/call-count.ts';
import { artists, labels } from '@tangent/db/schema/catalogue/artist.ts';
import { release_proofs, release_status_changes, releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { notification_settings, notifications } from '@tangent/db/schema/events/activity.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import * as signIn from '@tangent/db/schema/identity/sign-in.ts';
import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { mail_refusals } from '@tangent/db/schema/messaging/mail.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { plan_payments } from '@tangent/db/schema/money/plan.ts';
import { account_exports, table_leases } from '@tangent/db/schema/people/account-export.ts';
import { cover_runs } from '@tangent/db/schema/promotion/coverart.ts';
import { lyric_generations, lyrics } from '@tangent/db/schema/promotion/lyric.ts';
import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { referral_rewards, referral_visits, referrals } from '@tangent/db/schema/promotion/referral.ts';
import { release_plans } from '@tangent/db/schema/promotion/release-calendar.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueueAccountMail } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { eraseUser, exportUser, PERSONAL_DATA } from '../../main/personal-data.ts';
import { cancelBillingJob } from '../../money/plan/jobs.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { writeHits } from '../../promotion/smartlink/write-hits.ts';
import { addFanTraces } from '../../testing/fixtures/fan-rows.ts';
import { addFormTraces } from '../../testing/fixtures/form-rows.ts';
import { addHandoverPlan } from '../../testing/fixtures/handover-rows.ts';
import { addMisplaced } from '../../testing/fixtures/page-check-rows.ts';
import { addPayoutTraces } from '../../testing/fixtures/payout-rows.ts';
import { addPitch } from '../../testing/fixtures/pitch-rows.ts';
import { addBilledPlan, addPlanTraces } from '../../testing/fixtures/plan-rows.ts';
import { fillRegistration, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { addWebhookTraces } from '../../testing/fixtures/test-webhook.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

/** A text in every value that a user enters, so that the tests find every leftover. */
const CANARY = 'zxqcanary';

let app: TestApp;
let staff: TestAccount;
let actor: Actor;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
  actor = { user_id: staff.user._id, is_staff: true, plan: 'free', language: 'en' };
});
afterAll(() => app.close());

const erase = (id: string) => inTransaction(app.db, (tx) => eraseUser(tx, actor, id, app.clock.now()));
const close = (id: string) =>
  staff.call(calls.deactivateUser, { params: { id }, body: { note: `Asked by ${CANARY}`, forced: true } });

/** Puts a file into storage, as a worker would. */
async function addFile(key: string): Promise<void> {
  const file = path.join(app.storage_folder, '..', uuidv7());
  await writeFile(file, CANARY);
  await app.storage.put(key, file);
}

/** Creates an account with rows in every table, a draft, and a release that stores once had. */
async function leaveTraces() {
  const email = `${uuidv7()}@${CANARY}.example`;
  const names = { first_name: CANARY, last_name: CANARY, username: `${CANARY}${Date.now() % 1e6}`, email };
  const { body, session } = await makeCall(app, register, {
    body: { ...(await fillRegistration(app)), ...names, campaign_tags: { source: CANARY } },
    headers: { 'user-agent': CANARY },
  });
  const id = body.user._id;
  const phone = { phone_code: '+90', phone_number: '5551234567', email_verified_at: app.clock.now() };
  await app.db
    .update(users)
    .set({ ...phone, referred_by_user: CANARY })
    .where(eq(users.id, id));
  const account: TestAccount = {
    user: body.user,
    session: session ?? '',
    call: (call, request) => makeCall(app, call, { session, ...request }),
  };
  const delivered = await addDelivered(account);
  const draft = await addDraft(app, account, { title: CANARY });
  await addBilledPlan(app, id, 'pro');
  await addPlanTraces(app, id, CANARY);
  const withdrawal = await addPayoutTraces(app, id, CANARY);
  await addRows(id, delivered, email);
  return { id, account, delivered, withdrawal, draft: draft.id, email, username: names.username };
}

/** Adds a release that was submitted, approved, delivered and taken down again. */
async function addDelivered(account: TestAccount): Promise<string> {
  const release = await addDraft(app, account);
  expect((await submit(account, release)).status).toBe(200);
  const sent = {
    release_id: release.id,
    content: { title: 'Deniz' },
    content_sha256: 'x',
    created_at: app.clock.now(),
  };
  await app.db.insert(release_snapshots).values(sent);
  const down = { status: 'removed', takedown_reason: CANARY } as const;
  await app.db.update(releases).set(down).where(eq(releases.id, release.id));
  await app.db
    .update(release_status_changes)
    .set({ note: CANARY })
    .where(eq(release_status_changes.release_id, release.id));
  return release.id;
}

async function addRows(account_id: string, release_id: string, email: string): Promise<void> {
  const { db } = app;
  const [at, created_at] = [app.clock.now(), app.clock.now()];
  const expires_at = new Date(at.getTime() + 1000);
  await db
    .update(uploads)
    .set({ filename: `${CANARY}.wav` })
    .where(eq(uploads.account_id, account_id));
  const artist = {
    legal_first_name: CANARY,
    legal_last_name: CANARY,
    biography: CANARY,
    website: `https://${CANARY}.example`,
  };
  await db.update(artists).set(artist).where(eq(artists.account_id, account_id));
  await db.insert(artists).values({ ...artist, account_id, name: CANARY, type: 'solo', main_genre: 'pop', created_at });
  await addFanTraces(app, { account_id, release_id, email, text: CANARY });
  await db.insert(labels).values({ account_id, name: CANARY, created_at });
  await addPitch(app, { account_id, release_id, text: CANARY });
  await db.insert(release_plans).values({ account_id, release_id, story: CANARY, updated_at: at });
  await addMisplaced(app, { account_id, release_id }, 'removed');
  await addFormTraces(app, { account_id, author_id: actor.user_id, text: CANARY });
  await addHandoverPlan(app, { account_id, release_id, distributor: CANARY });
  await db.insert(referral_visits).values({ account_id, count: 1 });
  await db.insert(referral_rewards).values({ account_id, tier: 'bronze', state: 'earned', earned_at: at });
  const invited = { referrer_id: actor.user_id, friend_id: account_id, signed_up_at: at };
  await db.insert(referrals).values({ ...invited, network: CANARY, note: CANARY });
  const link = { id: uuidv7(), account_id, release_id, key: `${CANARY}-${release_id}`, created_at, updated_at: at };
  await db.insert(smart_links).values(link);
  const visit = { account_id, link_id: link.id, day: utcDay(at.getTime()), network: Buffer.from('network') };
  const view = { hour: 1, kind: 'view', store_id: '', country: 'ZZ', referrer: '', device: 'phone', count: 1 } as const;
  const visitors = [{ ...visit, visitor: Buffer.from('visitor') }];
  await writeHits(db, { hits: [{ ...visit, ...view }], visitors, networks: [{ ...visit, hits: 1 }] });
  await db.insert(table_leases).values({ account_id, token: uuidv7(), until: at });
  const note = { account_id, type: 'approved', release_id, params: { note: CANARY }, created_at } as const;
  await db.insert(notifications).values(note);
  await db.insert(mail_refusals).values({ account_id, email, answer: CANARY, refused_at: at });
  await db.insert(notification_settings).values({ account_id, type: 'approved', email: false, app: true });
  await db.insert(signIn.two_factors).values({ account_id, secret_sealed: 'sealed', confirmed_at: at, created_at });
  await db.insert(call_counts).values({ account_id, minute: 1, process_id: uuidv7(), calls: 20 });
  const pending = { token_hash: `hash ${account_id}`, user_id: account_id, method: 'password', expires_at } as const;
  await db.insert(signIn.pending_logins).values(pending);
  await db.insert(signIn.recovery_codes).values({ account_id, code_hash: 'hash-of-a-code' });
  await db.insert(signIn.account_links).values({ account_id, purpose: 'change_email', email, created_at, expires_at });
  const identity = {
    issuer: 'https://accounts.example',
    subject: `${CANARY}-${account_id}`,
    provider: 'google',
    email,
  } as const;
  await db.insert(signIn.identities).values({ ...identity, account_id, created_at });
  const token = { account_id, name: CANARY, token_hash: `hash-of-a-token ${account_id}`, scopes: [] };
  await db.insert(signIn.api_tokens).values({ ...token, created_at });
  await addWebhookTraces(app, account_id, CANARY);
  await db.insert(release_proofs).values({ release_id, answer: CANARY, created_at, updated_at: at });
  await db.insert(audit_events).values([
    {
      actor_kind: 'staff',
      action: 'release.reopen',
      at,
      subject_kind: 'release',
      subject_id: release_id,
      details: { note: CANARY, reasons: ['x'] },
    },
    {
      actor_kind: 'user',
      action: 'release.takedown',
      at,
      subject_kind: 'release',
      subject_id: release_id,
      details: { was: 'published', reason: CANARY },
    },
  ]);
  const archive = { account_id, storage_key: `exports/${account_id}.zip`, requested_at: at, expires_at };
  await db.insert(account_exports).values({ ...archive, state: 'ready' });
  await addFile(archive.storage_key);
  const own = await db.select().from(uploads).where(eq(uploads.account_id, account_id));
  for (const { id } of own) await addFile(`uploads/${id}/source`);
  const master = { account_id, project_name: CANARY, filename: `${CANARY}.wav`, upload_id: own[0]?.id ?? '' };
  const [mastering] = await db
    .insert(masterings)
    .values({ ...master, loop_start_seconds: 0, created_at, queued_at: at })
    .returning();
  await addFile(`masterings/${mastering?.id}/wav24.wav`);
  const cover = { account_id, prompt: CANARY, title: CANARY, artist: CANARY, genre: 'pop', mood: 'calm' } as const;
  await db.insert(cover_runs).values({ ...cover, seed: 1, engine: 'embedded', plans: [], created_at });
  await db.insert(lyric_generations).values({ account_id, created_at });
  const lyric = { account_id, title: CANARY, genre: 'pop', mood: 'sad', language: 'en', dedicated_to: CANARY } as const;
  await db
    .insert(lyrics)
    .values({ ...lyric, custom_words: [CANARY], writer: 'artist', sections: [], created_at, updated_at: at });
  const video = { video_id: 'v', video_title: CANARY, video_url: '', channel: CANARY, views: 1 };
  const claimed = { service: 'meta', service_claim_id: uuidv7(), kind: 'use', recording_title: CANARY } as const;
  const texts = { claimant: CANARY, reference_title: CANARY, reason: CANARY, staff_note: CANARY };
  const open = { last_state: 'claimed', state: 'open', claimed_at: at, changed_at: at, received_at: at } as const;
  await db.insert(rights_claims).values({ account_id, ...claimed, ...video, ...texts, ...open });
  await inTransaction(db, (tx) => enqueueAccountMail(tx, 'change_email', account_id, { to: email }));
}

/** Finds every place in the database, of product and jobs alike, that contains this text. */
async function findText(text: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const hits = await app.db.execute(sql`select 1 from ${table} t where strpos(lower(t::text), ${text}) > 0 limit 1`);
    if (hits.rows.length > 0) found.push(`${schema}.${name}`);
  }
  return found;
}

/** Counts the rows that name an account, for each table that has a column for it. */
async function countAccountRows(id: string): Promise<Map<string, number>> {
  const { rows } = await app.db.execute<{ name: string; column: string }>(sql`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'user_id')`);
  const counts = new Map<string, number>();
  for (const { name, column } of rows) {
    const isOwn = sql`${sql.identifier(column)} = ${id}`;
    const found = await app.db.execute(sql`select 1 from ${sql.identifier(name)} where ${isOwn}`);
    counts.set(name, found.rows.length);
  }
  return counts;
}

/** Lists the jobs that cancel the billing of an account: whether its plan ends at once. */
async function listCancelJobs(id: string): Promise<boolean[]> {
  const { rows } = await app.db.execute<{ data: { at_once: boolean } }>(
    sql`select data from pgboss.job where name = ${cancelBillingJob.name} and data->>'account_id' = ${id}`,
  );
  return rows.map(({ data }) => data.at_once);
}

test('an erased account leaves no text of its owner in the database and no file; messages to stores stay', async () => {
  const { id, delivered, withdrawal, draft, email, username } = await leaveTraces();
  await close(id);
  expect((await findText(CANARY)).length).toBeGreaterThan(12);
  expect(await erase(id)).toBe(true);
  for (const text of [CANARY, email, username, '5551234567']) expect(await findText(text)).toEqual([]);
  await app.runJobs();
  expect(await findText(CANARY)).toEqual([]);
  const files = await readdir(app.storage_folder, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toEqual([]);
  const [user] = await app.db.select().from(users).where(eq(users.id, id));
  expect(user).toMatchObject({ password_hash: null, erased_at: expect.any(Date), deactivated_at: expect.any(Date) });
  expect(await app.db.$count(releases, eq(releases.id, delivered))).toBe(1);
  expect(await app.db.$count(release_snapshots, eq(release_snapshots.release_id, delivered))).toBe(1);
  expect(await app.db.$count(releases, eq(releases.id, draft))).toBe(0);
  expect((await staff.call(getReview, { params: { id: delivered } })).body.release).toMatchObject({
    id: delivered,
    title: 'Deniz',
  });
  expect(await app.db.$count(plan_payments, eq(plan_payments.account_id, id))).toBe(1);
  expect(await app.db.$count(inbox_events, eq(inbox_events.event_id, `evt_${id}`))).toBe(1);
  expect(await listCancelJobs(id)).toEqual([true]);
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id));
  expect(actions.map(({ action }) => action).sort()).toEqual(['payout.cancelled', 'user.deactivate', 'user.erase']);
  expect(await app.db.$count(withdrawals, eq(withdrawals.id, withdrawal))).toBe(1);
  expect((await staff.call(calls.getUser, { params: { id } })).body).toMatchObject({
    actions: [],
    erased_at: expect.any(String),
  });
});

test('erasing removes every row of the tables that are listed as removed', async () => {
  const { id } = await leaveTraces();
  const removed = Object.keys(PERSONAL_DATA).filter((name) => PERSONAL_DATA[name]?.erasing === 'removed');
  const before = await countAccountRows(id);
  await close(id);
  await erase(id);
  const after = await countAccountRows(id);
  const direct = removed.filter((name) => before.has(name));
  expect(direct.filter((name) => (before.get(name) ?? 0) === 0)).toEqual([]);
  expect(direct.filter((name) => (after.get(name) ?? 0) > 0)).toEqual([]);
});

test('an export has every part that is listed for a table', async () => {
  const { id } = await leaveTraces();
  const data = await inTransaction(app.db, (tx) => exportUser(tx, actor, id, app.clock.now()));
  const rows = await countAccountRows(id);
  for (const [name, { exporting }] of Object.entries(PERSONAL_DATA)) {
    if ('internal' in exporting) continue;
    expect(data, name).toHaveProperty(exporting.part);
    const part = data[exporting.part];
    if (Array.isArray(part) && (rows.get(name) ?? 0) > 0) expect(part.length, name).toBeGreaterThan(0);
  }
});

test('erasing twice changes nothing, and an erased account cannot be reopened', async () => {
  const { id } = await leaveTraces();
  await close(id);
  const erased = await Promise.all([erase(id), erase(id)]);
  expect(erased.sort()).toEqual([false, true]);
  const { error } = await staff.call(calls.reactivateUser, { params: { id }, body: { note: 'Sorry' } });
  expect(error.name).toBe('invalid_transition');
});

test('an account that is open, has releases in stores, or belongs to staff is not erased', async () => {
  const { id, delivered } = await leaveTraces();
  await expect(erase(id)).rejects.toMatchObject({ code: 'invalid_transition' });
  await close(id);
  await app.db.update(releases).set({ status: 'takedown_requested' }).where(eq(releases.id, delivered));
  await expect(erase(id)).rejects.toMatchObject({ code: 'account_in_use' });
  await expect(erase(staff.user._id)).rejects.toMatchObject({ code: 'staff_protected' });
  expect(await findText(CANARY)).toContain('public.users');
});

test.each([
  ['banned', 409],
  ['closed', 201],
])('signing up again with the email address of a %s and erased account responds with %i', async (kind, status) => {
  const { id, email } = await leaveTraces();
  const ban = { params: { id }, body: { reason: 'fraud_suspected' as const, note: null } };
  if (kind === 'banned') await staff.call(calls.banUser, ban);
  const taken = await makeCall(app, register, { body: { ...(await fillRegistration(app)), email } });
  expect(taken.error.name).toBe('duplicated_email');
  await close(id);
  await erase(id);
  const again = await makeCall(app, register, {
    body: { ...(await fillRegistration(app)), email: email.toUpperCase() },
  });
  expect(again.status).toBe(status);
});

test('an export contains all data about a user and no credentials of the account', async () => {
  const { id, email } = await leaveTraces();
  const exported = await inTransaction(app.db, (tx) => exportUser(tx, actor, id, app.clock.now()));
  const text = JSON.stringify(exported);
  const [user] = await app.db.select().from(users).where(eq(users.id, id));
  expect(exported.account).toMatchObject({ email, first_name: CANARY, phone_number: '5551234567' });
  for (const part of [
    'sessions',
    'security_events',
    'identities',
    'artists',
    'artist_page_keys',
    'artist_followers',
    'labels',
    'presave_campaigns',
    'presave_fans',
    'release_plans',
    'smart_links',
    'releases',
    'tracks',
    'uploads',
    'customer',
    'billed_subscriptions',
    'checkouts',
    'payments',
    'granted_plans',
    'payout_method',
    'withdrawals',
  ]) {
    expect(exported).toHaveProperty(part);
    expect(exported[part], part).not.toEqual([]);
  }
  for (const secret of [user?.password_hash ?? '', 'hash-of-a-code', 'hash-of-a-token', 'sealed', 'argon2']) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/"(password|token|code)_hash"|"secret/);
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id));
  expect(actions).toMatchObject([{ action: 'user.export', actor_id: staff.user._id }]);
});
