import { getRelease, type Release, type ReleaseDraft, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays, submit, trackDraft } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
/** A free account and one of its drafts, which every test leaves unchanged. */
let unpaid: { free: TestAccount; release: Release };
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  const free = await signUp(app);
  unpaid = { free, release: await addDraft(app, free) };
});
afterAll(() => app.close());

const save = (by: TestAccount, release: Release, change: object) =>
  by.call(updateRelease, { params: { id: release.id }, body: { version: release.version, ...change } });
const onPlan = async (plan: 'free' | 'pro' | 'advanced') => {
  const account = await signUp(app);
  await grantPlanTo(app, account, plan);
  return account;
};

const inTrack = (change: object) => (release: Release) => ({ tracks: [{ id: release.tracks[0]?.id, ...change }] });
const PAID: [string, string, string, (release: Release) => object][] = [
  ['[S6-004]', 'multi_track', 'release_type', () => ({ release_type: 'album' })],
  ['[S6-004]', 'multi_track', 'tracks', ({ tracks }) => ({ tracks: [{ id: tracks[0]?.id }, trackDraft(null)] })],
  ['[S6-010]', 'record_label', 'record_label', () => ({ record_label: 'Kıyı Plak' })],
  ['[S6-010] [S6-014]', 'secondary_genre', 'secondary_genre', () => ({ secondary_genre: 'jazz' })],
  ['[S6-013]', 'own_upc', 'upc', () => ({ upc: '036000291452' })],
  ['[S6-012]', 'own_isrc', 'tracks.0.isrc', inTrack({ isrc: 'TRABC2600001' })],
  ['[S6-014]', 'track_genre', 'tracks.0.genre', inTrack({ genre: 'folk' })],
  ['[S6-014]', 'composer', 'tracks.0.composer_name', inTrack({ composer_name: 'Ada Yıldız' })],
  ['[S6-014]', 'featured_artists', 'tracks.0.featured_artists', inTrack({ featured_artists: ['Mo'] })],
  ['[S6-010]', 'track_artist', 'tracks.0.artist', inTrack({ artist: 'Deniz Su' })],
  ['[S6-015]', 'synchronized_lyrics', 'tracks.0.lyrics_synchronized', inTrack({ lyrics_synchronized: true })],
  ['[S6-016] [S6-017]', 'priority_schedule', 'schedule', () => ({ schedule: 'priority' })],
  ['[S6-016] [S6-018]', 'express_schedule', 'schedule', () => ({ schedule: 'express' })],
  ['[S6-019]', 'presave', 'presave_enabled', () => ({ presave_enabled: true })],
];

test.each(PAID)(
  '%s a free account gets the error that %s at %s needs PRO, and nothing is saved',
  async (_ids, feature, path, change) => {
    const { free, release } = unpaid;
    const { status, error } = await save(free, release, { title: 'Lost?', ...change(release) });
    expect([status, error.name, error.feature, error.plan]).toEqual([403, 'premium_required', feature, 'pro']);
    expect(error.errors).toEqual({ [path]: { code: 'premium_required', params: { feature, plan: 'pro' } } });
    expect((await free.call(getRelease, { params: { id: release.id } })).body).toEqual(release);
  },
);

test('[S6-005] [S6-011] a PRO account may set all paid fields', async () => {
  const pro = await onPlan('pro');
  let release = await addDraft(app, pro);
  for (const [, , , change] of PAID) {
    const { tracks = release.tracks.map(({ id }) => ({ id })), ...fields } = change(release) as { tracks?: object[] };
    const others = release.tracks.slice(tracks.length).map(({ id }) => ({ id }));
    release = (await save(pro, release, { ...fields, tracks: [...tracks, ...others] })).body;
  }
  expect(release.tracks[0]).toMatchObject({
    isrc: 'TRABC2600001',
    featured_artists: ['Mo'],
    lyrics_synchronized: true,
  });
  expect(release).toMatchObject({
    release_type: 'album',
    record_label: 'Kıyı Plak',
    schedule: 'express',
    upc: '036000291452',
  });
});

test('[S6-010] a free account may edit the fields of every plan', async () => {
  const free = await onPlan('free');
  const release = await addDraft(app, free);
  const track = {
    title: 'Gece',
    version_type: 'live',
    version_title: 'Live in İzmir',
    language: 'en',
    explicit: true,
    has_lyrics: true,
    lyrics: 'la la',
    performers: [{ name: 'Ada', instrument: 'piano' }],
    contributors: [{ name: 'Ada Yıldız', role: 'writer', share_basis_points: 10_000 }],
  };
  const fields = { title: 'Gece', version_title: 'Live', language: 'en', primary_genre: 'jazz', explicit: true };
  const { body } = await save(free, release, { ...fields, ...inTrack(track)(release) });
  expect(body).toMatchObject({ ...fields, tracks: [track] });
});

test('the label of a free account is its artist’s name, and sending that name does not count as choosing a label', async () => {
  const free = await onPlan('free');
  const release = await addDraft(app, free);
  const { body } = await save(free, release, { record_label: release.primary_artist });
  expect(body.record_label).toBeNull();
});

const ALBUM: Partial<ReleaseDraft> = {
  release_type: 'album',
  secondary_genre: 'jazz',
  store_ids: ['spotify', 'anghami'],
};

test('a draft made on PRO stays unchanged when the plan ends; paid values can be removed but not added', async () => {
  const account = await onPlan('pro');
  const release = await addDraft(app, account, ALBUM);
  await grantPlanTo(app, account, 'free');
  const renamed = (await save(account, release, { title: 'Still here' })).body;
  expect(renamed).toMatchObject({ title: 'Still here', release_type: 'album', secondary_genre: 'jazz' });
  expect((await save(account, renamed, { secondary_genre: 'folk' })).error.feature).toBe('secondary_genre');
  expect((await save(account, renamed, { secondary_genre: null })).body.secondary_genre).toBeNull();
});

test('a submission names every paid feature that the current plan lacks', async () => {
  const account = await onPlan('pro');
  const release = await addDraft(app, account, { ...ALBUM, schedule: 'express' });
  await grantPlanTo(app, account, 'free');
  const { status, error } = await submit(account, release);
  expect([status, error.name, error.plan]).toEqual([403, 'premium_required', 'pro']);
  expect(Object.keys(error.errors ?? {})).toEqual(['release_type', 'secondary_genre', 'schedule']);
  expect((await account.call(getRelease, { params: { id: release.id } })).body).toEqual(release);
});

test('[S5-023] stores of paid plans are dropped from a free submission without an error, and at least one must remain', async () => {
  const account = await onPlan('pro');
  const both = await addDraft(app, account, { store_ids: ['spotify', 'anghami'] });
  const premium = await addDraft(app, account, { store_ids: ['anghami'] });
  await grantPlanTo(app, account, 'free');
  expect((await submit(account, both)).body.store_ids).toEqual(['spotify']);
  expect((await submit(account, premium)).error.errors).toEqual({ store_ids: { code: 'platform_required' } });
});

test('a reopened release may use the plan of its first submission', async () => {
  const account = await onPlan('pro');
  const release = await addDraft(app, account, { ...ALBUM, release_date: dateInDays(app, 30) });
  expect((await submit(account, release)).status).toBe(200);
  await grantPlanTo(app, account, 'free');
  await app.db.update(releases).set({ status: 'reopened' }).where(eq(releases.id, release.id));
  const saved = (await save(account, release, { secondary_genre: 'folk', store_ids: ['anghami'] })).body;
  expect(saved).toMatchObject({ secondary_genre: 'folk', store_ids: ['anghami'] });
  expect((await submit(account, saved)).body).toMatchObject({ status: 'submitted', store_ids: ['anghami'] });
});
