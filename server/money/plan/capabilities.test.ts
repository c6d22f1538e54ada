import { createArtist } from '@tangent/contract/catalogue/artist.ts';
import { createLabel, listLabels } from '@tangent/contract/catalogue/label.ts';
import { createRelease, getRelease, type ReleaseDraft } from '@tangent/contract/catalogue/release.ts';
import { requestTakedown } from '@tangent/contract/distribution/takedown.ts';
import { createWebhook } from '@tangent/contract/events/webhook.ts';
import { createApiToken } from '@tangent/contract/identity/api-token.ts';
import { currentUser } from '@tangent/contract/identity/auth.ts';
import { listPlans } from '@tangent/contract/money/plan.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { subscriptions } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { CAPABILITIES, type Capability, can, findCheapestPlan } from '@tangent/domain/money/plan/capability.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve } from '../../distribution/review/approve-release.ts';
import { AUTOMATIC_REVIEW } from '../../distribution/review/decision.ts';
import { HOOKS } from '../../main/modules.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addArtist, ensureArtist, grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays, submit, trackDraft } from '../../testing/fixtures/test-release.ts';
import { grantStepUp } from '../../testing/fixtures/test-token.ts';
import { type CallResult, makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
  await ensureArtist(account);
});
afterAll(() => app.close());

const create = async (change: Omit<ReleaseDraft, 'artist_id'>) =>
  account.call(createRelease, { body: { artist_id: await ensureArtist(account), ...change } });
const inTrack = (change: object) => () => create({ tracks: [trackDraft(null, change)] });
const ARTIST = { type: 'solo', main_genre: 'pop', legal_first_name: 'Ada', legal_last_name: 'Yıldız' } as const;

async function takeDownOnItsWay() {
  const { id } = (await create({})).body;
  await app.db.update(releases).set({ status: 'in_process' }).where(eq(releases.id, id));
  return account.call(requestTakedown, { params: { id }, body: { reason: null, confirmed: true } });
}

async function makeToken() {
  await grantStepUp(app, account);
  return account.call(createApiToken, { body: { name: 'Sync', scopes: ['read_releases'] } });
}

async function makeWebhook() {
  await grantStepUp(app, account);
  return account.call(createWebhook, { body: { url: 'https://hooks.example/', events: ['release.live'] } });
}

/**
 * Capabilities without a call of their own: dropped silently, checked at approval, drawn in the browser, or not built
 * yet.
 */
const ELSEWHERE = [
  ...(['premium_stores', 'high_audio_quality', 'artwork_templates'] as const),
  ...(['smartlink_analytics', 'smartlink_editing', 'advanced_analytics'] as const),
];
type Gated = Exclude<Capability, (typeof ELSEWHERE)[number]>;

/** The call that uses each gated capability. */
const USES: Readonly<Record<Gated, () => Promise<Pick<CallResult<never>, 'status' | 'error'>>>> = {
  multi_track: () => create({ tracks: [trackDraft(null), trackDraft(null)] }),
  record_label: () => create({ record_label: 'Kıyı Plak' }),
  secondary_genre: () => create({ secondary_genre: 'jazz' }),
  track_genre: inTrack({ genre: 'folk' }),
  composer: inTrack({ composer_spotify_uri: 'spotify:artist:4dpARuHxo51G3z768sgnrY' }),
  featured_artists: inTrack({ featured_artists: ['Mo'] }),
  track_artist: inTrack({ artist: 'Deniz Su' }),
  own_isrc: inTrack({ isrc: 'TRABC2600001' }),
  own_upc: () => create({ upc: '036000291452' }),
  synchronized_lyrics: inTrack({ lyrics_synchronized: true }),
  priority_schedule: () => create({ schedule: 'priority' }),
  express_schedule: () => create({ schedule: 'express' }),
  release_opening: () =>
    create({ release_opening: 'one_instant', release_time: '18:00', release_zone: 'Europe/Istanbul' }),
  presave: () => create({ presave_enabled: true }),
  immediate_takedown: takeDownOnItsWay,
  api_access: makeToken,
  webhooks: makeWebhook,
  artist_profiles: () => account.call(createArtist, { body: { ...ARTIST, name: 'Deniz Su' } }),
  label_names: () => account.call(createLabel, { body: { name: 'Kıyı Plak' } }),
};

test('everything of the table has its call, or another place where it is settled', () => {
  expect([...Object.keys(USES), ...ELSEWHERE].sort()).toEqual(Object.keys(CAPABILITIES).sort());
});

test.each(PLANS)(
  '[S6-004] [S6-010] [S6-016] [S6-019] [S6-025] [S6-032] [S6-033] [S1-012] [S1-014] on the %s plan a call works, or names what is missing and which plan includes it',
  async (plan) => {
    await grantPlanTo(app, account, plan);
    for (const [feature, use] of Object.entries(USES) as [Gated, () => Promise<CallResult<never>>][]) {
      const response = await use();
      if (can(plan, feature)) expect([feature, Math.floor(response.status / 100)]).toEqual([feature, 2]);
      else {
        expect([feature, response.status]).toEqual([feature, 403]);
        expect(response.error).toMatchObject({ name: 'premium_required', feature, plan: findCheapestPlan(feature) });
      }
    }
    const stores = (await create({ store_ids: ['spotify', 'anghami'] })).body.store_ids;
    expect(stores).toEqual(plan === 'free' ? ['spotify'] : ['spotify', 'anghami']);
  },
);

test('[S1-009] [S1-010] [S1-011] [S9-010] [S9-011] [S9-012] anyone can read the yearly price, capabilities and limits of each plan', async () => {
  const { body, headers } = await makeCall(app, listPlans);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(body.items.map(({ plan_name, yearly_price_cents }) => [plan_name, yearly_price_cents])).toEqual([
    ['tangent_lite', 0],
    ['tangent_pro', 4999],
    ['tangent_advanced', 9999],
  ]);
  const [free, pro, advanced] = body.items;
  expect(free).toMatchObject({ capabilities: [], monthly_submissions: 2, artist_profiles: 1, support_hours: 48 });
  expect(pro).toMatchObject({ monthly_submissions: 20, royalty_share_percent: 100, payout_days: 30 });
  expect(advanced?.capabilities.filter((one) => !pro?.capabilities.includes(one))).toEqual([
    'artist_profiles',
    'label_names',
  ]);
});

test('[S3-005] the current user carries the capabilities of the effective plan, not of the plan that was bought', async () => {
  const capabilities = async () => (await account.call(currentUser)).body.capabilities;
  await grantPlanTo(app, account, 'pro');
  expect(await capabilities()).toEqual(Object.keys(CAPABILITIES).filter((one) => can('pro', one as Capability)));
  await app.db.update(subscriptions).set({ expires_at: app.clock.now() });
  expect(await capabilities()).toEqual([]);
});

/** A release with its stores and codes, and its state. */
async function readState(id: string) {
  const [release] = await app.db.select().from(releases).where(eq(releases.id, id));
  return {
    release,
    tracks: await app.db.select().from(tracks).where(eq(tracks.release_id, id)),
    snapshots: await app.db.select().from(release_snapshots).where(eq(release_snapshots.release_id, id)),
    deliveries: await app.db.select().from(deliveries).where(eq(deliveries.release_id, id)),
  };
}

test('the end of a plan changes no release: stores, quality and codes stay, and the free rules hold from then on', async () => {
  const owner = await signUp(app);
  await grantPlanTo(app, owner, 'advanced');
  const extra = [await addArtist(owner, 'Kış'), await addArtist(owner, 'Yaz')][1];
  await owner.call(createLabel, { body: { name: 'Kıyı Plak' } });
  const draft = await addDraft(app, owner, {
    upc: '036000291452',
    record_label: 'Kıyı Plak',
    schedule: 'express',
    release_date: dateInDays(app, 10),
    store_ids: ['spotify', 'anghami'],
  });
  expect((await submit(owner, draft)).status).toBe(200);
  await app.runJobs();
  const { id } = draft;
  const prefixes = { isrc_prefix: 'QZTNG', upc_company_prefix: '0999990' };
  await inTransaction(app.db, (tx) => approve(tx, AUTOMATIC_REVIEW, id, { prefixes, hooks: HOOKS }, app.clock.now()));
  await app.db
    .update(releases)
    .set({ status: 'published', live_date: dateInDays(app, 10) })
    .where(eq(releases.id, id));
  const before = await readState(id);
  expect(before.release).toMatchObject({ delivery_quality: 'high', upc: '036000291452' });
  expect(before.deliveries.map(({ store_id }) => store_id).sort()).toEqual(['anghami', 'spotify']);

  const expires_at = new Date(app.clock.now().getTime() + DAY_MS);
  await app.db.update(subscriptions).set({ expires_at }).where(eq(subscriptions.account_id, owner.user._id));
  app.clock.advance(2 * DAY_MS);
  await app.runJobs();
  expect(await readState(id)).toEqual(before);
  const takedown = (await owner.call(getRelease, { params: { id } })).body.takedown;
  expect(takedown).toMatchObject({ refusal: 'wait' });
  expect((await owner.call(listLabels)).body.total).toBe(1);
  const next = await addDraft(app, owner, { artist_id: extra as string, store_ids: ['spotify', 'anghami'] });
  expect((await submit(owner, next)).body).toMatchObject({ status: 'submitted', store_ids: ['spotify'] });
});
