import { getPresave, listPresaveFans, listPresaves, renamePresave } from '@tangent/contract/promotion/presave.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { CONSENT_SCOPES } from '@tangent/domain/promotion/presave/consent.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { addCampaign, listTestFans, type TestCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { addTrends } from '../../testing/fixtures/trend-rows.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createPresaveHarness, type PresaveHarness } from '../../testing/harness/presave-harness.ts';
import { RETURN_URL } from '../../testing/harness/test-http.ts';
import { answerFanLink } from './answer-link.ts';
import { findCampaignByKey, findPublicCampaign } from './find-campaign.ts';
import { buildFanPath } from './leave-path.ts';
import { requestReminder } from './request-reminder.ts';

let harness: PresaveHarness;
let campaign: TestCampaign;
beforeAll(async () => {
  harness = await createPresaveHarness();
  await addStores(harness.app);
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.app.clock.set(0);
  await harness.world.post('/control/reset', {});
  campaign = await addCampaign(harness.app, harness.account);
  await harness.world.post('/control/spotify/albums', { upc: campaign.upc });
});

const update = (change: Partial<typeof releases.$inferInsert>) =>
  harness.app.db.update(releases).set(change).where(eq(releases.id, campaign.release_id));
const listFans = () => listTestFans(harness.app, campaign.id);
const connect = async (...names: string[]) => {
  for (const name of names) await harness.connect(campaign.key, name);
};
const view = async () => (await harness.account.call(getPresave, { params: { id: campaign.id } })).body;

/** Lets release day come: Spotify plays the release, and it is published. */
async function publish(): Promise<void> {
  const { app } = harness;
  app.clock.advance(10 * DAY_MS);
  const now = app.clock.now();
  const { release_id } = campaign;
  await app.db
    .insert(deliveries)
    .values({ release_id, store_id: 'spotify', state: 'live', live_at: now, changed_at: now });
  await update({ status: 'published', live_date: dateInDays(app, 0) });
}

let mailboxes = 0;

/** Lets a fan request and confirm a reminder; returns the address. Each fan has a mailbox of their own. */
async function remind(artist_may_write = false): Promise<string> {
  mailboxes += 1;
  const email = `fan-${mailboxes}@posteo.example`;
  const { context, app } = harness;
  const found = await findCampaignByKey(context, campaign.key);
  if (found === null) throw new Error('no campaign');
  await requestReminder(context, found, { email, artist_may_write, language: 'pt', country: 'BR' });
  const mail = (await receiveMails(app)).find(({ to }) => to.address === email);
  const token = /confirm\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await answerFanLink(context, { token, purpose: 'confirm', campaign_id: campaign.id });
  return email;
}

test('every fan ends in a state that says what happened, and each good one is saved once', async () => {
  const { world } = harness;
  const listeners = [
    { id: 'b-failed-once', fault: 'fail_once' },
    { id: 'c-limited', fault: 'too_many_once' },
    { id: 'd-broken', fault: 'fail_always' },
  ];
  await world.post('/control/spotify/listeners', { listeners });
  await connect('a-good', 'b-failed-once', 'c-limited', 'd-broken', 'e-revoked');
  await world.post('/control/spotify/listeners/e-revoked/revoke', {});
  await publish();
  await harness.work();
  const summary = async () => (await listFans()).map(({ state, end_reason }) => [state, end_reason]);
  expect((await summary())[4]).toEqual(['refused', 'consent_revoked']);
  for (let quarter = 0; quarter < 5; quarter += 1) {
    harness.app.clock.advance(6 * HOUR_MS);
    await harness.work();
  }
  await harness.work();
  expect(await summary()).toEqual([
    ['verified', null],
    ['verified', null],
    ['verified', null],
    ['gone', 'store_failed'],
    ['refused', 'consent_revoked'],
  ]);
  const saves = await world.get<{ id: string; library: Record<string, number> }[]>('/control/spotify/listeners');
  expect(saves.map(({ id, library }) => [id, Object.values(library)]).sort()).toEqual([
    ['a-good', [1]],
    ['b-failed-once', [1]],
    ['c-limited', [1]],
    ['d-broken', []],
    ['e-revoked', []],
  ]);
  const { db } = harness.app;
  const isSealed = and(eq(presave_fans.campaign_id, campaign.id), isNotNull(presave_fans.sealed_token));
  expect(await db.$count(presave_fans, isSealed)).toBe(0);
  const saved = (await listFans()).flatMap(({ state, ended_at }) =>
    state === 'verified' && ended_at ? [ended_at] : [],
  );
  const [first, , last] = saved.map((at) => at.toISOString()).sort();
  expect((await view()).receipt).toMatchObject({
    first_saved_at: first,
    last_saved_at: last,
    spotify: { verified: 3, refused: 1, expired: 0, gone: 1, open: 0 },
    is_complete: true,
  });
  const isReceipt = and(eq(notifications.release_id, campaign.release_id), eq(notifications.type, 'presave_saved'));
  expect(await db.$count(notifications, isReceipt)).toBe(1);
});

test('the receipt adds the streams of seven days, from the one on which the release went live', async () => {
  const { app, account } = harness;
  await connect('ada');
  await publish();
  await harness.work();
  const { release_id } = campaign;
  const [track] = await app.db.insert(tracks).values({ release_id, position: 1, title: 'Night Drive' }).returning();
  const place = { track_id: track?.id ?? '', store_id: 'spotify', country: 'TR' };
  const lines = [-1, 0, 6, 7].map((after, n) => ({ ...place, day: dateInDays(app, after), streams: 10 ** n }));
  expect((await view()).receipt).toMatchObject({ streams: null });
  await addTrends(app, account.user._id, { file_no: 1, lines });
  expect((await view()).receipt).toMatchObject({ streams: 110 });
});

test('a fan whose consent gets a new token at each use is saved at the second attempt', async () => {
  const { world } = harness;
  await world.post('/control/spotify/listeners', { listeners: [{ id: 'ada', rotates: true, fault: 'fail_once' }] });
  await connect('ada');
  await publish();
  await harness.work();
  expect(await listFans()).toMatchObject([{ state: 'token_ok', end_reason: null }]);
  harness.app.clock.advance(6 * HOUR_MS);
  await harness.work();
  expect(await listFans()).toMatchObject([{ state: 'verified', end_reason: null }]);
  const [saved] = await world.get<{ library: Record<string, number> }[]>('/control/spotify/listeners');
  expect(Object.values(saved?.library ?? {})).toEqual([1]);
});

test('a consent that is older than six months has expired', async () => {
  await connect('ada');
  const old = new Date(harness.app.clock.now().getTime() - 190 * DAY_MS);
  await harness.app.db.update(presave_fans).set({ consented_at: old }).where(eq(presave_fans.campaign_id, campaign.id));
  await harness.world.post('/control/clock', { offset_ms: 190 * DAY_MS });
  await publish();
  await harness.work();
  expect(await listFans()).toMatchObject([{ state: 'expired', sealed_token: null }]);
});

test('while no search finds the album all wait; after a day their state says that it was missing', async () => {
  await harness.world.post('/control/spotify/behaviour', { hide_albums: true });
  await connect('ada');
  await publish();
  await harness.work();
  expect(await listFans()).toMatchObject([{ state: 'token_ok' }]);
  harness.app.clock.advance(HOUR_MS);
  await harness.world.post('/control/spotify/behaviour', { hide_albums: false });
  await harness.work();
  expect(await listFans()).toMatchObject([{ state: 'verified' }]);

  campaign = await addCampaign(harness.app, harness.account);
  await connect('bo');
  await publish();
  for (let half = 0; half < 3; half += 1) {
    await harness.work();
    harness.app.clock.advance(12 * HOUR_MS);
  }
  await harness.work();
  expect(await listFans()).toMatchObject([{ state: 'gone', end_reason: 'album_missing' }]);
});

test('before the release is out nothing is saved, also on its date', async () => {
  await connect('ada');
  harness.app.clock.advance(10 * DAY_MS);
  await harness.work();
  expect(await listFans()).toMatchObject([{ state: 'token_ok', attempts: 0 }]);
});

test('a new date reaches those who requested an email, and the campaign follows it', async () => {
  const email = await remind();
  await update({ release_date: dateInDays(harness.app, 24) });
  await harness.work();
  await harness.work();
  const mails = (await receiveMails(harness.app)).filter(({ to }) => to.address === email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain('Night Drive');
  harness.app.clock.advance(12 * DAY_MS);
  const { db, clock } = harness.app;
  expect(await findPublicCampaign(db, campaign.release_id, clock.now())).toMatchObject({
    is_open: true,
    earlier_date: expect.any(String),
  });
});

test.each<[string, () => Promise<unknown>, string]>([
  ['a takedown', () => update({ status: 'takedown_requested' }), 'taken_down'],
  ['a ban', () => block({ banned: true }), 'account_blocked'],
  ['a closed account', () => block({ deactivated_at: harness.app.clock.now() }), 'account_blocked'],
])('%s stops the campaign: nobody is written to, nothing is saved, nothing is kept', async (_, stop, end_reason) => {
  await connect('ada');
  await remind();
  await stop();
  await harness.work();
  await block({ banned: false, deactivated_at: null });
  const gone = { state: 'gone', end_reason, sealed_token: null, email: null };
  expect(await listFans()).toMatchObject([gone, gone]);
  await publish();
  await harness.work();
  expect(await receiveMails(harness.app)).toEqual([]);
  expect(await view()).toMatchObject({ phase: 'stopped', stop_reason: end_reason, receipt: null });
});

test('a frozen account pauses the campaign, which ends a day after the release unless the freeze was lifted', async () => {
  await connect('ada');
  await block({ freeze: true });
  const { db, clock } = harness.app;
  expect(await findPublicCampaign(db, campaign.release_id, clock.now())).toBeNull();
  await publish();
  await harness.work();
  expect(await listFans()).toMatchObject([{ state: 'token_ok' }]);
  clock.advance(DAY_MS);
  await harness.work();
  await block({ freeze: false });
  expect(await listFans()).toMatchObject([{ state: 'gone', end_reason: 'account_blocked' }]);
});

const block = (change: Partial<typeof users.$inferInsert>) =>
  harness.app.db.update(users).set(change).where(eq(users.id, harness.account.user._id));

test('on release day each confirmed fan gets one email with the link, and the address goes unless the artist may have it', async () => {
  const [one, two] = [await remind(), await remind(true)];
  await publish();
  await harness.work();
  await harness.work();
  const mails = await receiveMails(harness.app);
  const sent = mails.filter(({ to }) => to.address.endsWith('@posteo.example'));
  expect(sent.map(({ to }) => to.address).sort()).toEqual([one, two]);
  for (const { text, html } of sent) {
    expect(text).toContain(`/release/${campaign.key}`);
    expect(html).toMatch(/prefers-color-scheme:dark\)\{\.bg,\.bg td\{background:#[0-9a-f]{6}!important/);
    expect(html).toContain('/mark.png');
  }
  expect(await listFans()).toMatchObject([
    { state: 'reminded', email: null, artist_may_write: false, consent_scope: CONSENT_SCOPES.mail },
    { state: 'reminded', email: two, artist_may_write: true, consent_scope: CONSENT_SCOPES.mail_and_artist },
  ]);
  const csv = await harness.app.http.inject({
    url: `/v1/api/presaves/${campaign.id}/fans.csv`,
    cookies: { '__Host-session': harness.account.session },
  });
  expect(csv.body).toContain(two);
  expect(csv.body).not.toContain(one);
});

test('[S2-041] [S2-042] [S2-115] [S2-116] [S3-091] [S3-092] [S3-093] [S3-094] [S3-095] [S3-096] the artist sees campaign, growth, countries and fans', async () => {
  await connect('ada', 'bo');
  await remind();
  await remind();
  harness.app.clock.advance(DAY_MS);
  await connect('cem');
  const { account } = harness;
  const found = await view();
  expect(found).toMatchObject({
    name: 'Night Drive pre-save',
    phase: 'running',
    upc: campaign.upc,
    release_date: dateInDays(harness.app, 9),
    link: `${RETURN_URL}/release/${campaign.key}`,
    artist: 'Yıldız',
    days_left: 9,
    receipt: null,
  });
  expect(found.growth).toEqual([
    { date: dateInDays(harness.app, -1), fans: 4 },
    { date: dateInDays(harness.app, 0), fans: 1 },
  ]);
  expect(found.countries).toEqual([
    { country: 'TR', fans: 3 },
    { country: 'BR', fans: 2 },
  ]);
  const page = await account.call(listPresaveFans, { params: { id: campaign.id }, query: { way: 'spotify' } });
  expect(page.body).toMatchObject({ total: 3, next_cursor: null });
  const days = [0, -1, -1].map((day) => dateInDays(harness.app, day));
  expect(page.body.items.map(({ date }) => date)).toEqual(days);
  expect(page.body.items[0]).toMatchObject({ followers: 12, subscribed: true, country: 'TR', way: 'spotify' });
  const renamed = await account.call(renamePresave, { params: { id: campaign.id }, body: { name: ' Autumn ' } });
  expect(renamed.body.name).toBe('Autumn');
  const empty = await account.call(renamePresave, { params: { id: campaign.id }, body: { name: ' ' } });
  expect(empty.error.errors).toEqual({ name: { code: 'required' } });
  expect((await account.call(listPresaves)).body.items[0]).toMatchObject({ id: campaign.id, name: 'Autumn' });
  // A day and a country whose only fan has left show nobody.
  harness.app.clock.advance(DAY_MS);
  await remind();
  const fan = (await listFans()).at(-1)?.id ?? '';
  const { context } = harness;
  const token = new URL(buildFanPath(context.auth_secret, campaign.key, fan, 'leave'), RETURN_URL).searchParams.get(
    'token',
  );
  await answerFanLink(context, { token: token ?? '', purpose: 'leave', campaign_id: campaign.id });
  expect((await view()).growth.map(({ fans }) => fans)).toEqual([4, 1]);
});

test('an artist with very many campaigns sees the newest', async () => {
  const { app } = harness;
  const artist = await signUp(app);
  const oldest = await addCampaign(app, artist);
  const [release] = await app.db.select().from(releases).where(eq(releases.id, oldest.release_id));
  const [first] = await app.db.select().from(presave_campaigns).where(eq(presave_campaigns.id, oldest.id));
  if (release === undefined || first === undefined) throw new Error('the campaign is missing');
  const more = Array.from({ length: UNPAGED_ROWS_MAX }, () => ({ ...release, id: uuidv7(), upc: null }));
  await app.db.insert(releases).values(more);
  await app.db.insert(presave_campaigns).values(more.map(({ id }) => ({ ...first, id: uuidv7(), release_id: id })));
  const { items } = (await artist.call(listPresaves)).body;
  expect(items).toHaveLength(UNPAGED_ROWS_MAX);
  expect(items.map(({ id }) => id)).not.toContain(oldest.id);
});

test('a campaign of another account does not exist', async () => {
  const stranger = await signUp(harness.app);
  const params = { id: campaign.id };
  expect((await stranger.call(getPresave, { params })).status).toBe(404);
  expect((await stranger.call(listPresaveFans, { params })).status).toBe(404);
  expect((await stranger.call(renamePresave, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await makeCall(harness.app, listPresaves)).status).toBe(401);
});

test('a release gets a campaign at approval only where its artist wants one and a day remains', async () => {
  const { app, account } = harness;
  const off = await addCampaign(app, account, { presave_enabled: false });
  const late = await addCampaign(app, account, { release_date: dateInDays(app, 0) });
  const past = await addCampaign(app, account, { presave_date: dateInDays(app, -5) });
  expect([off.id, late.id]).toEqual(['', '']);
  const [row] = await app.db.select().from(presave_campaigns).where(eq(presave_campaigns.id, past.id));
  expect(row?.starts_on).toBe(dateInDays(app, 0));
});
