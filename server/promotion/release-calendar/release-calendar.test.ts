import { saveSplit } from '@tangent/contract/money/collaborator.ts';
import { getReleaseCalendar, updateReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { release_plans } from '@tangent/db/schema/promotion/release-calendar.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { link_hits, smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { PITCH_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPitch } from '../../testing/fixtures/pitch-rows.ts';
import { addCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { addPostedReport } from '../../testing/fixtures/royalty-rows.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays, submit } from '../../testing/fixtures/test-release.ts';
import { fillSplit } from '../../testing/fixtures/test-split.ts';
import { grantStepUp } from '../../testing/fixtures/test-token.ts';
import { addPublished, addTrends } from '../../testing/fixtures/trend-rows.ts';
import type { Part } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ensureMonth } from '../smartlink/write-hits.ts';

let app: TestApp;
let artist: TestAccount;
let staff: TestAccount;
let today: string;
const ago = (days: number) => addDays(today, -days);

beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  // A Saturday in the middle of a month.
  await app.clock.set(Date.parse('2027-05-15T08:00:00Z') - Date.now());
  today = utcDay(app.clock.now().getTime());
  artist = await signUp(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const read = async (account: TestAccount, id: string) =>
  (await account.call(getReleaseCalendar, { params: { id } })).body;
const change = (account: TestAccount, id: string, body: Part<typeof updateReleaseCalendar, 'body'>) =>
  account.call(updateReleaseCalendar, { params: { id }, body });

test('a draft without cover and date says what is missing first, and has no line yet', async () => {
  const { id } = await addDraft(app, artist, { artwork_upload_id: null, release_date: null });
  const calendar = await read(artist, id);
  expect(calendar).toMatchObject({ phase: 'draft', marks: [], days_left: null, last_day: null, link: null, soon: [] });
  expect(calendar.next).toMatchObject({
    kind: 'finish_draft',
    day: null,
    facts: { issues: 2, wizard_step: 'artwork', first: 'required' },
  });
});

test('from its submission on a release knows its days, and what its artist can do meanwhile', async () => {
  const title = 'A 海 بحر море'.repeat(9).slice(0, 100);
  const draft = await addDraft(app, artist, { title });
  await submit(artist, draft);
  const calendar = await read(artist, draft.id);
  const out = dateInDays(app, 21);
  expect(calendar).toMatchObject({
    phase: 'in_review',
    submitted_on: today,
    // Two business days after a Saturday.
    reviewed_by: '2027-05-18',
    approved_on: null,
    release_date: out,
    last_day: addDays(out, 27),
    days_left: 21,
    day: null,
    figures_on: addDays(out, 1),
    before: null,
    streams: [],
    fans_total: null,
    shows_live: false,
  });
  expect(calendar.marks.map(({ kind, day, store }) => [kind, day, store?.id])).toEqual([
    ['submitted', today, undefined],
    ['editors', addDays(out, -7), 'spotify'],
    ['release_day', out, undefined],
    ['week_1', addDays(out, 6), undefined],
    ['day_28', addDays(out, 27), undefined],
  ]);
  expect(calendar.next).toMatchObject({
    kind: 'write_story',
    day: addDays(out, -7),
    facts: { stores: [{ id: 'spotify' }] },
  });
  expect(calendar.soon.map(({ kind }) => kind)).toEqual(['review', 'delivery', 'pitch_editors']);
  expect(calendar.done.map(({ kind }) => kind)).toEqual(['submit', 'add_credits']);
});

test('the text for editors and ticked steps are saved; a step that the product sees cannot be ticked', async () => {
  const owner = await signUp(app);
  const draft = await addDraft(app, owner);
  const { id } = draft;
  await submit(owner, draft);
  const story = 'Three sentences about the sea.';
  const saved = await change(owner, id, { story: ` ${story} `, tick: { key: 'pitch_editors:spotify', is_done: true } });
  expect(saved.body).toMatchObject({ story, next: { kind: 'make_banners' } });
  expect(saved.body.marks.find(({ kind }) => kind === 'editors')).toMatchObject({ is_done: true, is_missed: false });
  expect(saved.body.done.map(({ key }) => key)).toContain('pitch_editors:spotify');
  const undone = await change(owner, id, { tick: { key: 'pitch_editors:spotify', is_done: false } });
  expect(undone.body.story).toBe(story);
  expect(undone.body.done.map(({ key }) => key)).not.toContain('pitch_editors:spotify');
  const wrong = await change(owner, id, { tick: { key: 'answer_claim', is_done: true } });
  expect(wrong.error.errors).toEqual({ 'tick.key': { code: 'invalid_choice' } });
  const unknown = await change(owner, id, { tick: { key: 'pitch_editors:no-store', is_done: true } });
  expect(unknown.error.errors).toEqual({ 'tick.key': { code: 'invalid_choice' } });
  const long = await change(owner, id, { story: 'a'.repeat(PITCH_CHARS.max + 1) });
  expect(long.error.errors).toEqual({ story: { code: 'pitch_too_long', params: { max: PITCH_CHARS.max } } });
  expect((await change(artist, id, { story: 'Theirs' })).error.name).toBe('not_found');
  expect((await change(staff, id, { story: 'Ours' })).error.name).toBe('not_found');
});

test('a text and ticks that are saved at once are all kept', async () => {
  const owner = await signUp(app);
  const draft = await addDraft(app, owner);
  const { id } = draft;
  await submit(owner, draft);
  const keys = ['pitch_editors:spotify', 'pitch_editors:apple-music', 'pitch_editors:amazon-music'];
  await Promise.all([
    change(owner, id, { story: 'Recorded at night' }),
    ...keys.map((key) => change(owner, id, { tick: { key, is_done: true } })),
  ]);
  const [notes] = await app.db.select().from(release_plans).where(eq(release_plans.release_id, id));
  expect(notes?.story).toBe('Recorded at night');
  expect(notes?.ticks.toSorted()).toEqual(keys.toSorted());
});

test('before release day fans stand on the line, or visits where there is no campaign; only owner and staff read it', async () => {
  const owner = await signUp(app);
  await grantPlanTo(app, owner, 'pro');
  const campaign = await addCampaign(app, owner, {
    store_ids: ['spotify'],
    submitted_at: app.clock.now(),
    primary_genre: 'pop',
    release_date: dateInDays(app, 10),
  });
  const id = campaign.release_id;
  await app.db.insert(tracks).values({ release_id: id, position: 1, songwriters: 'traditional' });
  const fan = { campaign_id: campaign.id, state: 'token_ok', language: 'en', consent_version: '1' } as const;
  const came = (way: 'spotify' | 'mail', days: number, state: 'token_ok' | 'confirmed' | 'waiting') => {
    const consented_at = new Date(app.clock.now().getTime() - days * 86_400_000);
    return { ...fan, way, state, fan_key: uuidv7(), consented_at, consent_scope: way };
  };
  await app.db
    .insert(presave_fans)
    .values([
      came('spotify', 1, 'token_ok'),
      came('mail', 1, 'confirmed'),
      came('spotify', 0, 'token_ok'),
      came('mail', 0, 'waiting'),
    ]);
  // A playlist that was pitched, and one that was not.
  await addPitch(app, { account_id: owner.user._id, release_id: id, text: 'Hear this.' });
  const [other] = [await addDraft(app, artist)];
  await addPitch(app, { account_id: artist.user._id, release_id: other.id, text: 'And this.' });
  const calendar = await read(owner, id);
  expect(calendar).toMatchObject({
    phase: 'coming',
    days_left: 10,
    fans: [
      { day: ago(1), fans: 2 },
      { day: today, fans: 1 },
    ],
    fans_total: 3,
    visits: [],
    // Its deadline is in three days.
    next: { kind: 'pitch_editors', day: addDays(today, 3) },
  });
  expect(new URL(calendar.link ?? '').pathname).toBe(`/release/${campaign.key}`);
  const open = [...calendar.soon, ...calendar.folded];
  expect(open.find(({ kind }) => kind === 'pitch_playlists')?.facts).toEqual({
    playlists: 1,
    names: ['Late Night Indie'],
    followers: 0,
    answer_days: 2,
  });
  expect(open.find(({ kind }) => kind === 'share_presave')?.facts).toEqual({ fans: 3 });
  expect(await read(staff, id)).toEqual(calendar);
  const stranger = await artist.call(getReleaseCalendar, { params: { id } });
  expect([stranger.status, stranger.error.name]).toEqual([404, 'not_found']);

  const plain = await addCampaign(app, artist, { presave_enabled: false, presave_date: null });
  const [link] = await app.db.select().from(smart_links).where(eq(smart_links.release_id, plain.release_id));
  await ensureMonth(app.db, '2027-05');
  const hit = { account_id: artist.user._id, link_id: link?.id ?? '', day: today, hour: 1, store_id: '' } as const;
  const view = { ...hit, kind: 'view', country: 'BR', referrer: '', device: 'phone', count: 4 } as const;
  await app.db
    .insert(link_hits)
    .values([view, { ...view, hour: 2, count: 3 }, { ...view, kind: 'click', store_id: 'spotify' }]);
  expect(await read(artist, plain.release_id)).toMatchObject({
    fans: [],
    fans_total: null,
    visits: [{ day: today, visits: 7 }],
  });
});

test('people of its credits are invited, reminded and done', async () => {
  const owner = await signUp(app);
  const draft = await addDraft(app, owner);
  await submit(owner, draft);
  const [track] = draft.tracks;
  const credit = (name: string, share_basis_points: number) => ({ name, role: 'writer' as const, share_basis_points });
  await app.db
    .update(tracks)
    .set({ contributors: [credit('Yıldız', 7000), credit('Rui Tavares', 2000), credit('Ana Sousa', 1000)] })
    .where(eq(tracks.id, track?.id ?? ''));
  const first = await read(owner, draft.id);
  expect(first.next).toMatchObject({
    kind: 'invite_people',
    facts: {
      people: [
        { name: 'Rui Tavares', share_basis_points: 2000 },
        { name: 'Ana Sousa', share_basis_points: 1000 },
      ],
      share_basis_points: 3000,
    },
  });
  expect(first.people).toEqual([
    { name: 'Rui Tavares', state: 'uninvited', invited_on: null },
    { name: 'Ana Sousa', state: 'uninvited', invited_on: null },
  ]);
  const body = fillSplit(app, { 'bora@music.example': 30 });
  await grantStepUp(app, owner);
  const saved = await owner.call(saveSplit, { params: { track_id: track?.id ?? '' }, body });
  expect(saved.status).toBe(204);
  const waiting = await read(owner, draft.id);
  const step = [waiting.next, ...waiting.soon, ...waiting.folded].find((one) => one?.kind === 'remind_people');
  expect(step?.facts).toMatchObject({
    people: [{ name: 'Bora Kaya', share_basis_points: 3000, invited_on: today }],
    share_basis_points: 3000,
  });
  expect(waiting.people).toEqual([{ name: 'Bora Kaya', state: 'invited', invited_on: today }]);
  expect(waiting.done.map(({ kind }) => kind)).toContain('invite_people');
});

/** Adds the stores of a release with their states. */
const addDeliveries = (release_id: string, live: readonly string[], other: Record<string, 'sent' | 'refused'> = {}) =>
  app.db.insert(deliveries).values([
    ...live.map((store_id) => ({
      release_id,
      store_id,
      state: 'live' as const,
      changed_at: app.clock.now(),
      live_at: app.clock.now(),
    })),
    ...Object.entries(other).map(([store_id, state]) => ({ release_id, store_id, state, changed_at: app.clock.now() })),
  ]);

test('from release day on its streams stand beside those of the release before it, and the moment is shown once', async () => {
  const owner = await signUp(app);
  await grantPlanTo(app, owner, 'pro');
  const lua = await addPublished(app, owner, { title: 'Lua', live_date: ago(100), track_count: 1 });
  const night = await addPublished(app, owner, { title: 'Night Drive', live_date: ago(8), track_count: 1 });
  const at = app.clock.now();
  await app.db.update(releases).set({ approved_at: at, delivery_quality: 'high' }).where(eq(releases.id, night.id));
  await app.db.update(tracks).set({ songwriters: 'traditional' }).where(eq(tracks.release_id, night.id));
  const day = (days: number, of: { tracks: string[] }, streams: number, store_id = 'spotify') => {
    return { day: ago(days), track_id: of.tracks[0] ?? '', store_id, country: 'BR', streams, listeners: 1 };
  };
  const lines = [
    ...Array.from({ length: 101 }, (_, n) => day(n, lua, 10)),
    // Today is open; Deezer's streams of a day are being checked.
    ...Array.from({ length: 9 }, (_, n) => day(n, night, 20)),
    day(3, night, 500, 'deezer'),
  ];
  await addTrends(app, owner.user._id, { file_no: 71, lines });
  await addFlagged(owner, night.id);
  await addDeliveries(night.id, ['spotify', 'deezer'], { anghami: 'refused' });
  // 310 streams of April earned $3.10.
  const sold = { track_id: lua.tracks[0] ?? '', gross_micros: 3_647_059n };
  await addPostedReport(app, { owner_id: owner.user._id, store_id: 'spotify', period: '2027-04', lines: [sold] });
  const calendar = await read(owner, night.id);
  expect(calendar).toMatchObject({
    phase: 'first_weeks',
    day: 9,
    streams_total: 160,
    before: { release: { id: lua.id, title: 'Lua' }, total: 280, so_far: 80 },
    live: [{ store: { id: 'deezer' } }, { store: { id: 'spotify' } }],
    shows_live: true,
    next: { kind: 'answer_case' },
  });
  expect(calendar.streams).toHaveLength(9);
  expect(calendar.streams.at(-1)).toEqual({ day: today, streams: 20, is_open: true });
  const open = [calendar.next, ...calendar.soon, ...calendar.folded];
  expect(open.find((step) => step?.kind === 'mend_store')?.facts).toEqual({
    store: { id: 'anghami', name: 'Anghami' },
    state: 'refused',
    reason_code: null,
    stores: 1,
  });
  const money = open.find((step) => step?.kind === 'money');
  expect(money).toMatchObject({
    day: '2027-08-14',
    facts: { period: '2027-05', is_first: true, is_estimate: true, streams: 160 },
  });
  expect((await change(owner, night.id, { live_seen: true })).body.shows_live).toBe(false);
  // Figures of days long ago, and of today, are for plans with all periods.
  await grantPlanTo(app, owner, 'free');
  const free = await read(owner, night.id);
  expect([free.before, free.streams.length, free.streams_total]).toEqual([null, 8, 160]);
  expect((await read(owner, lua.id)).streams).toEqual([]);
});

/** An open case about the streams of a release at Deezer three days ago. */
async function addFlagged(owner: TestAccount, release_id: string): Promise<void> {
  const days = { first_day: ago(3), last_day: ago(3), opened_at: app.clock.now(), changed_at: app.clock.now() };
  const [found] = await app.db
    .insert(fraud_cases)
    .values({ account_id: owner.user._id, release_id, store_id: 'deezer', ...days })
    .returning();
  const numbers = { streams: 500 };
  await app.db.insert(fraud_findings).values({ case_id: found?.id ?? '', day: ago(3), rule: 'spike', numbers });
}

test('a claim on its music comes first, and stores that never answer have no day', async () => {
  const owner = await signUp(app);
  const { release_id: id } = await addCampaign(app, owner, {
    approved_at: new Date(app.clock.now().getTime() - 90 * 86_400_000),
    delivery_quality: 'standard',
    release_date: ago(60),
    submitted_at: new Date(app.clock.now().getTime() - 95 * 86_400_000),
    presave_enabled: false,
  });
  const [track] = await app.db
    .insert(tracks)
    .values({ release_id: id, position: 1, songwriters: 'traditional' })
    .returning();
  await addDeliveries(id, [], { spotify: 'sent', deezer: 'sent' });
  const at = app.clock.now();
  const claim = (claimant: string, due: number) => ({
    account_id: owner.user._id,
    track_id: track?.id ?? '',
    service: 'youtube' as const,
    service_claim_id: uuidv7(),
    kind: 'ownership' as const,
    recording_title: 'Deniz',
    video_id: 'v',
    video_title: 'Deniz live',
    video_url: '',
    channel: '',
    views: 1,
    claimant,
    reference_title: '',
    claimed_at: at,
    changed_at: at,
    received_at: at,
    last_state: 'claimed' as const,
    state: 'open' as const,
    due_on: addDays(today, due),
  });
  await app.db.insert(rights_claims).values([claim('Later', 9), claim('Atlas Beats', 5)]);
  const calendar = await read(owner, id);
  expect(calendar).toMatchObject({
    phase: 'coming',
    is_late: true,
    day: null,
    days_left: null,
    waiting: [
      { store: { id: 'deezer' }, expected_on: null },
      { store: { id: 'spotify' }, expected_on: null },
    ],
    next: {
      kind: 'answer_claim',
      day: addDays(today, 5),
      is_last_day: true,
      facts: { claimant: 'Atlas Beats', title: 'Deniz live', claims: 2 },
    },
  });
  expect([...calendar.soon, ...calendar.folded].map(({ kind, day }) => [kind, day])).toEqual([['stores_follow', null]]);
});
