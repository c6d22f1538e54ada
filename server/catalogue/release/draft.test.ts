import { createArtist, listArtists } from '@tangent/contract/catalogue/artist.ts';
import { createRelease, getRelease, listReleases, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { listStores } from '@tangent/contract/catalogue/store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArtist, grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, completeDraft, dateInDays, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addArtwork, addAudio } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
  await grantPlanTo(app, account, 'advanced');
});
afterAll(() => app.close());

const save = (release: { id: string; version: number }, change: object, by = account) =>
  by.call(updateRelease, { params: { id: release.id }, body: { version: release.version, ...change } });

test('[S5-017] a release needs an artist', async () => {
  const { status, error } = await account.call(createRelease, { body: { artist_id: null, title: 'Deniz' } });
  expect(status).toBe(422);
  expect(error.errors).toEqual({ artist_id: { code: 'artist_required' } });
  expect((await account.call(listReleases)).body.total).toBe(0);
});

test('[S3-024] [S3-025] [S3-026] [S3-028] [S3-029] an artist needs a name, a kind, a genre and a legal name', async () => {
  const empty = { name: '', type: null, main_genre: 'noise', legal_first_name: '', legal_last_name: ' ' };
  const { error } = await account.call(createArtist, { body: empty });
  expect(error.errors).toEqual({
    name: { code: 'required' },
    type: { code: 'required' },
    main_genre: { code: 'invalid_choice' },
    legal_first_name: { code: 'required' },
    legal_last_name: { code: 'required' },
  });
});

test('an artist name is unique within an account, not across accounts', async () => {
  const [one, other] = [await signUp(app), await signUp(app)];
  await grantPlanTo(app, one, 'advanced');
  await addArtist(one, 'İnci');
  const again = { name: ' İnci ', type: 'duo', main_genre: 'pop', legal_first_name: 'A', legal_last_name: 'B' };
  expect((await one.call(createArtist, { body: again })).error.errors).toEqual({ name: { code: 'duplicate_artist' } });
  await addArtist(other, 'İnci');
  expect((await other.call(listArtists)).body.items.map(({ name }) => name)).toEqual(['İnci']);
});

test('[S3-037] [S3-039] [S3-047] [S3-056] [S3-057] a draft may be empty except for its artist, whose name it shows', async () => {
  const artist_id = await addArtist(account, 'Ada Lovelace');
  const { status, body } = await account.call(createRelease, { body: { artist_id } });
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'draft', version: 1, title: '', tracks: [], upc: null });
  // It goes to every store of the plan.
  expect(body.store_ids).toEqual(['anghami', 'deezer', 'spotify']);
  expect(body).toMatchObject({ primary_artist: 'Ada Lovelace', record_label: null });
  expect(body.timeline.map(({ to, by }) => [to, by])).toEqual([['draft', 'owner']]);
});

test('[S3-040] [S3-041] [S3-042] [S3-043] [S3-044] [S3-049] [S3-050] [S3-051] [S3-052] every field of a draft is saved', async () => {
  const draft = await completeDraft(app, account);
  const change = { ...draft, release_type: 'ep', secondary_genre: 'jazz', explicit: true, schedule: 'express' };
  const { body } = await account.call(createRelease, { body: change as never });
  const { artwork_upload_id, tracks, ...kept } = change;
  expect((await account.call(getRelease, { params: { id: body.id } })).body).toMatchObject(kept);
  expect(body.artwork?.id).toBe(artwork_upload_id);
  expect(body.tracks[0]?.audio?.id).toBe(tracks[0]?.audio_upload_id);
});

test('[S3-059] [S3-060] [S3-066] [S3-067] [S3-072] tracks keep their identity when they are reordered, changed and removed', async () => {
  const audio = await addAudio(app, account);
  const first = await addDraft(app, account, {
    tracks: [trackDraft(audio, { title: 'A' }), trackDraft(null, { title: 'B' }), trackDraft(null, { title: 'C' })],
  });
  const [a, b, c] = first.tracks.map(({ id }) => id);
  const tracks = [
    { ...trackDraft(null, { title: 'C' }), id: c },
    trackDraft(null, { title: 'New', version_type: 'remix', explicit: true }),
    { ...trackDraft(audio, { title: 'A2', language: 'zxx' }), id: a },
  ];
  const { body } = await save(first, { tracks });
  expect(body.tracks.map(({ position, title }) => [position, title])).toEqual([
    [1, 'C'],
    [2, 'New'],
    [3, 'A2'],
  ]);
  expect([body.tracks[0]?.id, body.tracks[2]?.id]).toEqual([c, a]);
  expect(body.tracks.map(({ id }) => id)).not.toContain(b);
  expect(body.tracks[1]).toMatchObject({ version_type: 'remix', explicit: true, isrc: null, audio: null });
});

test('a save based on an older version is a conflict and changes nothing', async () => {
  const release = await addDraft(app, account);
  expect((await save(release, { title: 'First tab' })).body.version).toBe(release.version + 1);
  const { status, error } = await save(release, { title: 'Second tab' });
  expect([status, error.name]).toEqual([409, 'conflict']);
  expect((await account.call(getRelease, { params: { id: release.id } })).body.title).toBe('First tab');
});

test('of two simultaneous saves one succeeds and the other is a conflict', async () => {
  const release = await addDraft(app, account);
  const responses = await Promise.all([save(release, { title: 'One' }), save(release, { title: 'Two' })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('read-only fields are ignored', async () => {
  const release = await addDraft(app, account);
  const stranger = await signUp(app);
  const powers = { status: 'published', live_date: '2026-01-01', submitted_at: 'now', primary_artist: 'Big Star' };
  const more = { account_id: stranger.user._id, submitted_plan: 'advanced', approved_at: '2026-01-01' };
  const { body } = await save(release, { ...powers, ...more, title: 'Mine' });
  expect(body).toMatchObject({ status: 'draft', live_date: null, submitted_on: null, title: 'Mine' });
  expect(body.primary_artist).toBe(release.primary_artist);
  expect((await stranger.call(getRelease, { params: { id: release.id } })).status).toBe(404);
});

test('[S5-023] [S6-006] [S6-007] stores of paid plans and unknown stores are dropped without an error', async () => {
  const { body } = await account.call(listStores);
  expect(body.items.find(({ id }) => id === 'anghami')?.premium).toBe(true);
  const store_ids = ['anghami', 'deezer', 'no-such-store', 'deezer'];
  expect((await addDraft(app, await signUp(app), { store_ids })).store_ids).toEqual(['deezer']);
  expect((await addDraft(app, account, { store_ids })).store_ids).toEqual(['anghami', 'deezer']);
});

test('releases, artists, covers, sound and tracks of another account do not exist', async () => {
  const stranger = await signUp(app);
  const foreignRelease = await addDraft(app, stranger);
  const mine = await addDraft(app, account);
  expect((await account.call(getRelease, { params: { id: foreignRelease.id } })).error.name).toBe('not_found');
  expect((await save(foreignRelease, { title: 'Stolen' })).error.name).toBe('not_found');
  const borrowed = [
    { artist_id: foreignRelease.artist_id },
    { artwork_upload_id: foreignRelease.artwork?.id },
    { tracks: [trackDraft(foreignRelease.tracks[0]?.audio?.id ?? null)] },
    { tracks: [{ ...trackDraft(null), id: foreignRelease.tracks[0]?.id }] },
  ];
  for (const change of borrowed) expect((await save(mine, change)).error.name).toBe('not_found');
  const create = { artist_id: foreignRelease.artist_id };
  expect((await account.call(createRelease, { body: create })).error.name).toBe('not_found');
  expect((await stranger.call(getRelease, { params: { id: foreignRelease.id } })).body).toEqual(foreignRelease);
});

test('a cover is refused as sound, and sound as a cover', async () => {
  const mine = await addDraft(app, account);
  const [cover, sound] = [await addArtwork(app, account), await addAudio(app, account)];
  expect((await save(mine, { artwork_upload_id: sound })).error.name).toBe('not_found');
  expect((await save(mine, { tracks: [trackDraft(cover)] })).error.name).toBe('not_found');
});

test('[S5-022] a date that does not exist is refused at every save', async () => {
  const release = await addDraft(app, account);
  for (const release_date of ['2027-02-30', 'tomorrow', '2027-13-01']) {
    expect((await save(release, { release_date })).error.errors).toHaveProperty('release_date');
  }
  expect((await save(release, { release_date: dateInDays(app, -400) })).status).toBe(200);
});

test('a title with half a character or a null byte is refused, not stored', async () => {
  const release = await addDraft(app, account);
  for (const title of ['a\u0000b', 'a\ud800b']) {
    expect((await save(release, { title })).error.name).toBe('malformed_request');
  }
});

test('[S2-095] [S2-096] [S2-027] the list shows the account’s releases, newest or oldest first, twenty at a time', async () => {
  const owner = await signUp(app);
  const artist_id = await addArtist(owner);
  for (let number = 1; number <= 23; number++) {
    app.clock.advance(number % 4 === 0 ? 0 : 1000);
    await owner.call(createRelease, { body: { artist_id, title: `Release ${number}` } });
  }
  for (const sort of ['newest', 'oldest'] as const) {
    const first = (await owner.call(listReleases, { query: { sort } })).body;
    expect([first.items.length, first.total]).toEqual([20, 23]);
    const cursor = first.next_cursor ?? '';
    const second = (await owner.call(listReleases, { query: { sort, cursor } })).body;
    expect([second.items.length, second.next_cursor]).toEqual([3, null]);
    const times = [...first.items, ...second.items].map(({ created_at }) => created_at);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23);
    expect(times).toEqual([...times].sort((a, b) => (sort === 'newest' ? b.localeCompare(a) : a.localeCompare(b))));
  }
  expect((await owner.call(listReleases, { query: { cursor: 'nonsense' } })).error.name).toBe('malformed_request');
});
