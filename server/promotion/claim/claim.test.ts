import * as calls from '@tangent/contract/promotion/rights-claim.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMeta } from '../../gateways/rights/create-meta.ts';
import { createYoutube } from '../../gateways/rights/create-youtube.ts';
import { addPostedReport } from '../../testing/fixtures/royalty-rows.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { addDocument } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import type { RightsServices } from './context.ts';
import { claimSweep } from './jobs.ts';
import { receiveClaims } from './receive-claims.ts';
import { sweepDueClaims } from './sweep-due-claims.ts';

let world: TestSandbox;
let rights: RightsServices;
let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  world = await createTestSandbox();
  const base = `http://127.0.0.1:${world.sandbox.http_port}`;
  const youtube = { client_id: 'sandbox', client_secret: 'sandbox-secret', refresh_token: 'sandbox-refresh-token' };
  rights = {
    youtube: createYoutube({ ...youtube, api_url: base, token_url: `${base}/youtube/token`, content_owner: 'us' }),
    meta: createMeta({ api_url: `${base}/meta`, access_token: 'sandbox-meta-token', page_id: 'page' }),
  };
  app = await createTestApp({ rights });
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(async () => {
  await app.close();
  await world.remove();
});
beforeEach(() => world.post('/control/reset', {}));

type Made = { claims: { id: string; changed_at: string }[] };
type Received = { claims: { id: string; state: string; answers: { answer: string; reason: string }[] }[] };

const listen = () =>
  receiveClaims({ db: app.db, clock: app.clock, log: pino({ level: 'silent' }), rights, is_sandbox: true });
const make = async (claim: object) => {
  const body = { service: 'youtube', kind: 'own_video', recording_title: 'Deniz', ...claim };
  return (await world.post<Made>('/control/claims', body)).claims;
};
const say = (id: string, state: string, at?: string) =>
  world.post(`/control/claims/${id}/state`, { state, ...(at === undefined ? {} : { at }) });
const isoIn = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

let nextCode = 1;
/** An artist with a track in stores. */
async function addArtist() {
  const account = await signUp(app);
  const draft = await addDraft(app, account);
  const isrc = `TRX4K24${String(nextCode++).padStart(5, '0')}`;
  await app.db.update(releases).set({ status: 'published' }).where(eq(releases.id, draft.id));
  await app.db.update(tracks).set({ isrc }).where(eq(tracks.release_id, draft.id));
  const list = async (view: (typeof calls.CLAIM_VIEWS)[number] = 'open') =>
    (await account.call(calls.listRightsClaims, { query: { view } })).body;
  const open = async (id: string) => (await account.call(calls.getRightsClaim, { params: { id } })).body;
  const answer = (id: string, given: 'keep' | 'release' | 'dispute', reason = '', documents: string[] = []) =>
    account.call(calls.answerRightsClaim, {
      params: { id },
      body: { answer: given, reason, document_upload_ids: documents },
    });
  return { account, isrc, release_id: draft.id, list, open, answer };
}

const listNotices = (account: TestAccount) =>
  app.db
    .select()
    .from(notifications)
    .where(eq(notifications.account_id, account.user._id))
    .orderBy(asc(notifications.created_at));
const listTypes = async (account: TestAccount) => (await listNotices(account)).map(({ type }) => type);

const listActions = async (id: string) =>
  (await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id)).orderBy(asc(audit_events.at))).map(
    ({ action }) => action,
  );
const countLost = async (id: string) => (await staff.call(calls.getStaffClaim, { params: { id } })).body.lost_disputes;

const REASON = 'I played and recorded the guitar myself.';

test('a dispute goes from the claim to the artist, to staff, to the service, and back with its result', async () => {
  const artist = await addArtist();
  const [made] = await make({ isrc: artist.isrc });
  await listen();
  const { items, counts, next_due } = await artist.list();
  expect(items[0]).toMatchObject({ title: 'Deniz', kind: 'own_video', claimant: 'Harbor Rights Ltd.', state: 'open' });
  expect([counts.open, next_due?.claims]).toEqual([1, 1]);
  expect((await listNotices(artist.account))[0]?.params).toEqual({ due_on: next_due?.due_on });
  const id = items[0]?.id ?? '';

  const bare = await artist.answer(id, 'dispute', 'mine');
  expect(bare.error?.errors).toMatchObject({
    reason: { code: 'claim_reason_short' },
    proofs: { code: 'claim_proof_missing' },
  });
  const stranger = await addArtist();
  expect((await stranger.answer(id, 'keep')).error?.name).toBe('not_found');
  const foreign = await addDocument(app, stranger.account);
  expect((await artist.answer(id, 'dispute', REASON, [foreign])).error?.name).toBe('not_found');
  const broken = await addDocument(app, artist.account);
  await app.db.update(uploads).set({ state: 'failed' }).where(eq(uploads.id, broken));
  const failed = await artist.answer(id, 'dispute', REASON, [broken]);
  expect(failed.error?.errors).toMatchObject({ proofs: { code: 'document_failed' } });
  const document = await addDocument(app, artist.account);
  expect((await artist.answer(id, 'dispute', REASON, [document])).body).toMatchObject({ state: 'answered' });
  expect((await artist.answer(id, 'keep')).error?.name).toBe('invalid_transition');

  // Nothing leaves before staff has looked at it.
  await app.runJobs(claimSweep);
  expect((await world.get<Received>('/control/claims')).claims[0]?.answers).toEqual([]);
  const decide = (body: { decision: 'send' } | { decision: 'return'; note: string }) =>
    staff.call(calls.decideDispute, { params: { id }, body });
  await decide({ decision: 'return', note: 'The contract is cut off.' });
  expect(await artist.open(id)).toMatchObject({
    state: 'open',
    staff_note: 'The contract is cut off.',
    reason: REASON,
  });
  await artist.answer(id, 'dispute', REASON, [document]);
  await world.post('/control/claims/behaviour', { refuse_answers: 1 });
  await decide({ decision: 'send' });
  await expect(app.runJobs(claimSweep)).resolves.toBeDefined();
  await app.runJobs(claimSweep);
  expect((await world.get<Received>('/control/claims')).claims[0]?.answers).toMatchObject([
    { answer: 'dispute', reason: REASON },
  ]);
  expect((await artist.open(id)).state).toBe('sent');
  await listen();
  expect((await artist.open(id)).state).toBe('sent');

  await say(made?.id ?? '', 'withdrawn', isoIn(60_000));
  await listen();
  expect(await artist.open(id)).toMatchObject({ state: 'closed', result: 'withdrawn' });
  expect(await listTypes(artist.account)).toEqual(['claim_opened', 'claim_returned', 'claim_closed']);
  expect((await listActions(id)).sort()).toEqual(['claim.return_dispute', 'claim.send_dispute']);
  expect(await countLost(id)).toBe(0);
});

test('doubled, late and contradictory notices: one claim, one answer, and staff sees what a service took back', async () => {
  const artist = await addArtist();
  const [first, second] = await make({ service: 'meta', kind: 'ownership', isrc: artist.isrc, copies: 2 });
  await listen();
  await listen();
  const { items } = await artist.list();
  expect(items).toHaveLength(1);
  const id = items[0]?.id ?? '';
  expect(await artist.open(id)).toMatchObject({ times_claimed: 2, service: 'meta' });
  const posts = await Promise.all([artist.answer(id, 'release'), artist.answer(id, 'release')]);
  expect(posts.map(({ status }) => status).sort()).toEqual([200, 409]);
  await app.runJobs(claimSweep);
  const { claims } = await world.get<Received>('/control/claims');
  expect(claims.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([['release'], ['release']]);
  await listen();
  expect((await artist.list('closed')).items).toMatchObject([{ result: 'released' }]);
  // Music that was released without a dispute is no lost one.
  expect(await countLost(id)).toBe(0);

  // A notice from before the release arrives late: nothing happens.
  await say(first?.id ?? '', 'claimed', first?.changed_at);
  await say(second?.id ?? '', 'claimed', isoIn(-DAY_MS));
  await listen();
  expect((await artist.list()).items).toEqual([]);
  // The service makes the claim again after it had ended.
  await say(first?.id ?? '', 'claimed', isoIn(60_000));
  await listen();
  expect((await artist.list()).items).toMatchObject([{ id, state: 'open' }]);
  const contradicted = () => staff.call(calls.listStaffClaims, { query: { view: 'contradicted' } });
  expect((await contradicted()).body.items).toMatchObject([{ id }]);
  await staff.call(calls.settleContradiction, { params: { id }, body: {} });
  expect((await contradicted()).body.items).toEqual([]);
  expect(await listActions(id)).toEqual(['claim.settle']);
});

test('a claim in a video whose last one has ended is a new claim', async () => {
  const artist = await addArtist();
  const same = { service: 'meta', kind: 'ownership', isrc: artist.isrc, video_id: 'a-video' };
  const [first] = await make(same);
  await listen();
  await say(first?.id ?? '', 'withdrawn', isoIn(60_000));
  await listen();
  expect((await artist.list()).items).toEqual([]);
  await make(same);
  await listen();
  expect((await artist.list()).items).toMatchObject([{ state: 'open', kind: 'ownership' }]);
  expect(await listTypes(artist.account)).toEqual(['claim_opened', 'claim_closed', 'claim_opened']);
});

test('a repetition of an answered claim gets the same answer, and its owner is not asked again', async () => {
  const artist = await addArtist();
  const same = { service: 'meta', kind: 'ownership', isrc: artist.isrc, video_id: 'one-video' };
  await make(same);
  await listen();
  await artist.answer((await artist.list()).items[0]?.id ?? '', 'release');
  await make(same);
  await listen();
  expect((await artist.list()).items).toEqual([]);
  await app.runJobs(claimSweep);
  const { claims } = await world.get<Received>('/control/claims');
  expect(claims.map(({ answers }) => answers.map(({ answer }) => answer))).toEqual([['release'], ['release']]);
  expect(await listTypes(artist.account)).toEqual(['claim_opened', 'claim_closed']);
});

test('a claim without a code of ours waits for staff, who match it, hold the earnings and release them', async () => {
  const artist = await addArtist();
  await make({ recording_title: 'Unknown Song', kind: 'ownership', created_at: isoIn(-40 * DAY_MS) });
  await listen();
  expect((await artist.list()).items).toEqual([]);
  const { items } = (await staff.call(calls.listStaffClaims, { query: { view: 'unmatched' } })).body;
  const id = items[0]?.id ?? '';
  const match = (isrc: string) => staff.call(calls.matchRightsClaim, { params: { id }, body: { isrc } });
  expect((await match('TRX4K2499999')).error?.errors?.isrc?.code).toBe('claim_no_track');
  await match(artist.isrc);
  expect(await listTypes(artist.account)).toEqual(['claim_opened']);
  expect(await listActions(id)).toEqual(['claim.match']);
  // It arrived after its last day, which stays its own; it can still be answered.
  const { items: own, next_due } = await artist.list();
  expect(own).toMatchObject([{ id, title: 'Deniz' }]);
  expect((next_due?.due_on ?? '') < isoIn(0)).toBe(true);
  const hold = (on: boolean) =>
    staff.call(calls.holdClaimEarnings, { params: { id }, body: { hold: on, note: 'Two owners' } });
  expect((await hold(true)).body.held_since).not.toBeNull();
  expect((await hold(true)).error?.name).toBe('invalid_transition');
  expect((await artist.open(id)).held_since).not.toBeNull();
  expect((await hold(false)).body.held_since).toBeNull();
});

test('a service that does not respond stops neither the other one nor an answer', async () => {
  const artist = await addArtist();
  await make({ service: 'meta', isrc: artist.isrc });
  await world.post('/control/claims/behaviour', { fail_status: 503 });
  await listen();
  expect((await artist.list()).items).toEqual([]);
  await world.post('/control/claims/behaviour', { fail_status: null });
  await listen();
  expect((await artist.list()).items).toHaveLength(1);
});

test('a use of the music has no last day, others are reminded once, and documents go after 90 days', async () => {
  const artist = await addArtist();
  await make({ kind: 'use', isrc: artist.isrc, claimant: '' });
  await make({ service: 'meta', isrc: artist.isrc });
  await listen();
  const { items } = await artist.list();
  expect(items.map(({ kind, due_on }) => [kind, due_on === null])).toEqual([
    ['own_video', false],
    ['use', true],
  ]);
  const [disputed, used] = items.map(({ id }) => id);
  for (const { id, kind } of items) expect(await artist.open(id)).toMatchObject({ id, kind });
  expect((await artist.answer(used ?? '', 'dispute', REASON)).error?.errors?.answer?.code).toBe('claim_answer');
  app.clock.advance(5 * DAY_MS);
  await sweepDueClaims(app);
  await sweepDueClaims(app);
  expect((await listTypes(artist.account)).filter((type) => type === 'claim_due')).toHaveLength(1);
  const document = await addDocument(app, artist.account);
  await artist.answer(disputed ?? '', 'dispute', REASON, [document]);
  const ended = { state: 'closed', result: 'upheld', closed_at: app.clock.now() } as const;
  await app.db
    .update(rights_claims)
    .set(ended)
    .where(eq(rights_claims.id, disputed ?? ''));
  expect(await countLost(disputed ?? '')).toBe(1);
  app.clock.advance(91 * DAY_MS);
  await sweepDueClaims(app);
  const [old] = await app.db
    .select()
    .from(rights_claims)
    .where(eq(rights_claims.id, disputed ?? ''));
  expect([old?.document_upload_ids, old?.documents_removed_at === null]).toEqual([[], false]);
});

test('what claims earned is summed from the lines of claiming services alone, over the last twelve months that they reported', async () => {
  const { account, release_id, list } = await addArtist();
  expect((await list()).earned).toBeNull();
  const content = { category: 'fingerprint', premium: true, party_id_confirmed: false } as const;
  await app.db.insert(stores).values({ ...content, id: 'youtube-content-id', name: 'YouTube Content ID' });
  const [track] = await app.db.select().from(tracks).where(eq(tracks.release_id, release_id));
  const post = (store_id: string, period: string, dollars: number) =>
    addPostedReport(app, {
      owner_id: account.user._id,
      store_id,
      period,
      lines: [{ track_id: track?.id ?? '', gross_micros: BigInt(dollars * 1_000_000), share_basis_points: 10_000 }],
    });
  await post('youtube-content-id', '2025-01', 100);
  await post('youtube-content-id', '2025-02', 10);
  await post('youtube-content-id', '2026-01', 4);
  await post('spotify', '2026-02', 50);
  expect((await list()).earned).toEqual({
    micros: 14_000_000,
    from: '2025-02',
    until: '2026-01',
    largest_store_id: 'youtube-content-id',
  });
  expect((await (await addArtist()).list()).earned).toBeNull();
});
