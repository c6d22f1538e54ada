import * as moves from '@tangent/contract/distribution/move.ts';
import * as calls from '@tangent/contract/promotion/form.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import type { FormValues } from '@tangent/domain/promotion/form/field.ts';
import type { FormId } from '@tangent/domain/promotion/form/forms.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { addArtwork, addDocument } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { formMailJob } from './jobs.ts';
import { sweepDueRequests } from './sweep-due-requests.ts';

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const YOUTUBE = { channel: 'UCabcdefghijklmnopqrstuv', relation: 'own', wanted: 'channel' };
const youtube = (change: FormValues = {}): FormValues => ({ ...YOUTUBE, expires_on: dateInDays(app, 60), ...change });
const send = (account: TestAccount, form: FormId, values: FormValues, key?: string) =>
  account.call(calls.sendForm, {
    params: { form },
    body: { values },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const saveDraft = (account: TestAccount, form: FormId, values: FormValues) =>
  account.call(calls.saveFormDraft, { params: { form }, body: { values } });
const open = async (account: TestAccount, form: FormId) =>
  (await account.call(calls.getForm, { params: { form } })).body;
const answer = (id: string, text = 'Granted.', allowed_until: string | null = null) =>
  staff.call(calls.answerRequest, { params: { id }, body: { outcome: 'done', answer: text, allowed_until } });

/** Values of each form that are good except for what belongs to the account. */
async function fill(account: TestAccount): Promise<Record<FormId, FormValues>> {
  const [artist, document] = [await ensureArtist(account), await addDocument(app, account)];
  const release = await addDraft(app, account);
  await app.db.update(releases).set({ status: 'published' }).where(eq(releases.id, release.id));
  const track = release.tracks[0]?.id ?? '';
  return {
    'content-relocation': {
      artist,
      distributor: 'Old Tunes',
      upc: '4006381333931',
      original_release_date: '2024-11-18',
      isrcs: ['TRX4K2400031'],
      store_links: ['https://open.spotify.com/album/1'],
      same_audio: 'yes',
      keep_live: 'yes',
      cut_over: dateInDays(app, 30),
      proof: document,
    },
    'whitelist-youtube': youtube({ relation: 'client', proof: document }),
    'whitelist-facebook': { page: '100044123456789', relation: 'client', releases: [release.id], proof: document },
    'instagram-linking': {
      artist,
      handle: 'deniz',
      release: release.id,
      facebook_page: 'https://facebook.com/deniz',
      screenshot: document,
      professional: true,
    },
    'metadata-change': {
      release: release.id,
      changes: [{ field: 'credits', track, current: 'A', wanted: 'B' }],
      reason: 'The name was wrong.',
    },
  };
}

test('[S1-004] [S1-005] [S1-006] [S1-007] [S1-008] every form goes from request to answer, and its owner reads it', async () => {
  const account = await signUp(app);
  for (const [form, values] of Object.entries(await fill(account)) as [FormId, FormValues][]) {
    const sent = await send(account, form, values);
    expect(sent.status, form).toBe(201);
    const { id, created_at, due_at } = sent.body;
    expect(Date.parse(due_at) - Date.parse(created_at), form).toBe(48 * 3_600_000);
    expect((await answer(id, `Answer to ${form}`)).body).toMatchObject({ status: 'answered', outcome: 'done' });
    const detail = (await account.call(calls.getFormRequest, { params: { id } })).body;
    expect(detail).toMatchObject({ form, status: 'answered', answer: `Answer to ${form}`, values });
    expect(Object.values(detail.names).every((name) => name !== '')).toBe(true);
  }
  const { items, total } = (await account.call(calls.listFormRequests, { query: {} })).body;
  expect([items.length, total]).toEqual([5, 5]);
  expect(items[0]).toMatchObject({ form: 'metadata-change', subject: 'Deniz' });
});

test('a value that names something of another account is refused in every field, as if it did not exist', async () => {
  const [account, stranger] = [await signUp(app), await signUp(app)];
  const [own, foreign] = [await fill(account), await fill(stranger)];
  const cover = await addArtwork(app, account);
  const cases: [FormId, FormValues, string][] = [
    ['content-relocation', { artist: foreign['content-relocation'].artist ?? '' }, 'artist'],
    ['content-relocation', { proof: foreign['content-relocation'].proof ?? '' }, 'proof'],
    ['content-relocation', { proof: cover }, 'proof'],
    ['content-relocation', { artist: "' or 1=1" }, 'artist'],
    ['whitelist-youtube', { proof: foreign['whitelist-youtube'].proof ?? '' }, 'proof'],
    ['whitelist-facebook', { releases: foreign['whitelist-facebook'].releases ?? [] }, 'releases.0'],
    ['instagram-linking', { artist: foreign['instagram-linking'].artist ?? '' }, 'artist'],
    ['instagram-linking', { release: foreign['instagram-linking'].release ?? '' }, 'release'],
    ['instagram-linking', { screenshot: foreign['instagram-linking'].screenshot ?? '' }, 'screenshot'],
    ['metadata-change', { release: foreign['metadata-change'].release ?? '' }, 'release'],
    ['metadata-change', { changes: foreign['metadata-change'].changes ?? [] }, 'changes.0'],
  ];
  for (const [form, change, path] of cases) {
    const { status, error } = await send(account, form, { ...own[form], ...change });
    expect([status, Object.keys(error.errors ?? {})], `${form} ${path}`).toEqual([404, [path]]);
  }
  const sent = await send(account, 'whitelist-youtube', youtube());
  const params = { id: sent.body.id };
  expect((await stranger.call(calls.getFormRequest, { params })).status).toBe(404);
  expect((await stranger.call(calls.getStaffRequest, { params })).status).toBe(403);
  expect(
    (await stranger.call(calls.answerRequest, { params, body: { outcome: 'done', answer: 'x', allowed_until: null } }))
      .status,
  ).toBe(403);
});

test('[S5-059] what is missing or wrong is named, nothing is stored, and the draft stays', async () => {
  const account = await signUp(app);
  await saveDraft(account, 'whitelist-youtube', { channel: 'UCshort', relation: 'own' });
  const { status, error } = await send(account, 'whitelist-youtube', { channel: 'UCshort', relation: 'own' });
  expect(status).toBe(422);
  expect(error.errors).toMatchObject({
    channel: { code: 'channel_invalid' },
    wanted: { code: 'required' },
    expires_on: { code: 'required' },
  });
  expect((await account.call(calls.listFormRequests, { query: {} })).body.total).toBe(0);
  expect((await open(account, 'whitelist-youtube')).draft).toEqual({ channel: 'UCshort', relation: 'own' });
  const draftRelease = await addDraft(app, account);
  const values = (await fill(account))['instagram-linking'];
  const notLive = await send(account, 'instagram-linking', { ...values, release: draftRelease.id });
  expect(notLive.error.errors).toMatchObject({ release: { code: 'release_not_live' } });
  expect((await account.call(calls.getForm, { params: { form: 'no-such-form' } })).status).toBe(404);
});

test('a request that is sent twice under its key is stored once, and sending empties the draft', async () => {
  const account = await signUp(app);
  await saveDraft(account, 'whitelist-youtube', youtube());
  const [first, second] = await Promise.all([
    send(account, 'whitelist-youtube', youtube(), 'key-1'),
    send(account, 'whitelist-youtube', youtube(), 'key-1'),
  ]);
  expect(first.body.id).toBe(second.body.id);
  expect((await account.call(calls.listFormRequests, { query: {} })).body.total).toBe(1);
  expect((await open(account, 'whitelist-youtube')).draft).toEqual({});
});

test('documents of a draft are kept while they are in it, and those of a request for 90 days after its answer', async () => {
  const account = await signUp(app);
  const [kept, removed] = [await addDocument(app, account), await addDocument(app, account)];
  const listOwn = async () =>
    (await app.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.account_id, account.user._id))).map(
      ({ id }) => id,
    );
  await saveDraft(account, 'whitelist-youtube', { relation: 'client', proof: removed });
  await saveDraft(account, 'whitelist-youtube', { relation: 'client', proof: kept });
  await app.runJobs();
  expect(await listOwn()).toEqual([kept]);
  expect((await open(account, 'whitelist-youtube')).documents).toMatchObject([{ id: kept }]);
  const { id } = (await send(account, 'whitelist-youtube', youtube({ relation: 'client', proof: kept }))).body;
  await answer(id);
  await sweepDueRequests({
    db: app.db,
    clock: { now: () => new Date(app.clock.now().getTime() + 91 * 86_400_000) } as never,
  });
  await app.runJobs();
  expect(await listOwn()).toEqual([]);
  const detail = (await account.call(calls.getFormRequest, { params: { id } })).body;
  expect(detail).toMatchObject({ documents: [], documents_removed_at: expect.any(String) });
});

test('staff see what waits longest first, with notes that the owner never sees, and answer once', async () => {
  const account = await signUp(app);
  const [first, second] = [
    await send(account, 'whitelist-youtube', youtube()),
    await send(account, 'whitelist-youtube', youtube()),
  ];
  const params = { id: second.body.id };
  const listOpen = async () => (await staff.call(calls.listStaffRequests, { query: { state: 'open' } })).body;
  const ids = (await listOpen()).items.map(({ id }) => id);
  expect(ids.indexOf(first.body.id)).toBeLessThan(ids.indexOf(second.body.id));
  await staff.call(calls.startRequest, { params, body: {} });
  await staff.call(calls.addRequestNote, { params, body: { text: 'Asked the label.' } });
  const before = (await listOpen()).statistics;
  expect((await answer(params.id, 'Hola.', dateInDays(app, 60))).body).toMatchObject({
    notes: [{ text: 'Asked the label.' }],
    person: { name: account.user.name, language: 'en', plan: 'free' },
    allowed_until: dateInDays(app, 60),
  });
  expect((await answer(params.id)).error.name).toBe('invalid_transition');
  const after = (await listOpen()).statistics;
  expect([after.open, after.answered_in_time]).toEqual([before.open - 1, before.answered_in_time + 1]);
  const seen = (await account.call(calls.getFormRequest, { params })).body;
  expect(JSON.stringify(seen)).not.toContain('Asked the label');
});

test('an allowance is announced once, two weeks before it ends', async () => {
  const account = await signUp(app);
  const { id } = (await send(account, 'whitelist-youtube', youtube())).body;
  expect((await answer(id, 'Granted.', dateInDays(app, -1))).error.errors).toMatchObject({
    allowed_until: { code: 'date_past' },
  });
  await answer(id, 'Granted.', dateInDays(app, 30));
  const at = (days: number) => ({
    db: app.db,
    clock: { now: () => new Date(app.clock.now().getTime() + days * 86_400_000) } as never,
  });
  const countMails = async () => {
    const { rows } = await app.db.execute(
      sql`select 1 from pgboss.job where name = ${formMailJob.name} and data->>'request_id' = ${id} and data->>'mail' = 'form_allowance_ends'`,
    );
    return rows.length;
  };
  await sweepDueRequests(at(10));
  expect(await countMails()).toBe(0);
  await sweepDueRequests(at(20));
  await sweepDueRequests(at(21));
  expect(await countMails()).toBe(1);
});

test('a move shows each store with its step, notifies the artist once of the day, and ends when it was checked', async () => {
  const account = await signUp(app);
  const values = (await fill(account))['content-relocation'];
  const { id } = (await send(account, 'content-relocation', values)).body;
  const see = async () => (await account.call(moves.getMove, { params: { id } })).body;
  expect(await see()).toMatchObject({ release: null, stores: [], distributor: 'Old Tunes' });

  const release = await addDraft(app, account);
  await app.db.update(releases).set({ upc: '4006381333931' }).where(eq(releases.id, release.id));
  const states = async () => (await see()).stores.map(({ store_id, rule, state }) => `${store_id} ${rule} ${state}`);
  expect(await states()).toEqual(['deezer by_code deliver', 'spotify match_then_takedown deliver']);
  const now = app.clock.now();
  const live = { release_id: release.id, state: 'live', changed_at: now, live_at: now } as const;
  await app.db.insert(deliveries).values(['deezer', 'spotify'].map((store_id) => ({ ...live, store_id })));
  expect(await states()).toEqual(['deezer by_code switched', 'spotify match_then_takedown match']);

  app.clock.advance(5 * 86_400_000);
  await sweepDueRequests(app);
  await sweepDueRequests(app);
  const notified = await app.pool.query('select data from pgboss.job where name = $1', [formMailJob.name]);
  expect(notified.rows.filter(({ data }) => data.mail === 'form_move_request')).toHaveLength(1);
  expect(await states()).toContain('spotify match_then_takedown request');
  const mark = (store_ids: string[]) => account.call(moves.markMove, { params: { id }, body: { store_ids } });
  expect((await mark(['anghami'])).error?.name).toBe('not_found');
  const stranger = await signUp(app);
  const foreign = await stranger.call(moves.markMove, { params: { id }, body: { store_ids: ['spotify'] } });
  expect(foreign.error?.name).toBe('not_found');
  await mark(['spotify']);
  app.clock.advance(86_400_000);
  await mark(['spotify']);
  expect(await states()).toContain('spotify match_then_takedown check');
  app.clock.advance(3 * 86_400_000);
  expect((await see()).stores.every(({ state }) => state === 'switched')).toBe(true);
  const [row] = await app.db.select().from(form_requests).where(eq(form_requests.id, id));
  expect(Object.keys(row?.move_marks ?? {})).toEqual(['spotify']);
});
