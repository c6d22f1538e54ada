import { type Artist, createArtist, getArtist, listArtists, updateArtist } from '@tangent/contract/catalogue/artist.ts';
import { createRelease, getRelease } from '@tangent/contract/catalogue/release.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArtist, ensureArtist, grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { addArtwork } from '../../testing/fixtures/test-upload.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

const FIELDS = { name: 'Yıldız', type: 'solo', main_genre: 'pop', legal_first_name: 'Ada', legal_last_name: 'Yıldız' };
const MORE = {
  subgenre: 'rock',
  biography: 'From İzmir.\n\nSince 2019.',
  website: 'yildiz.example',
  country: 'TR',
  spotify_id: 'https://open.spotify.com/intl-tr/artist/4tZwfgrHOc3mvqYlEYSvVi?si=1',
  show_in_catalogue: false,
};
const change = (account: TestAccount, id: string, body: object) =>
  account.call(updateArtist, { params: { id }, body: body as never });

test('[S3-027] [S3-030] [S3-031] [S3-032] [S3-035] [S2-025] every field of a profile is saved', async () => {
  const account = await signUp(app);
  const { status, body } = await account.call(createArtist, { body: { ...FIELDS, ...MORE } });
  expect(status).toBe(201);
  const fields = { website: 'https://yildiz.example', spotify_id: '4tZwfgrHOc3mvqYlEYSvVi' };
  expect(body).toMatchObject({ ...FIELDS, ...MORE, ...fields, verified: false, followers: null, release_count: 0 });
  expect((await account.call(getArtist, { params: { id: body.id } })).body).toEqual(body);
  expect((await account.call(listArtists)).body.items).toEqual([body]);
});

test('[S2-026] a change keeps the fields it does not name, and clears those it sets to empty', async () => {
  const account = await signUp(app);
  const { id } = (await account.call(createArtist, { body: { ...FIELDS, ...MORE } })).body;
  const { body } = await change(account, id, {
    biography: '  ',
    website: null,
    country: '',
    type: 'duo',
    spotify_id: '',
  });
  const emptied = { biography: null, website: null, country: null, spotify_id: null, followers: null };
  expect(body).toMatchObject({ ...FIELDS, ...emptied, type: 'duo', subgenre: 'rock', show_in_catalogue: false });
});

test('pages, ISNI and the wish for a new page are saved in one notation, and the key of a page is never returned', async () => {
  const account = await signUp(app);
  const link = 'https://music.apple.com/tr/artist/y%C4%B1ld%C4%B1z/1440818839?l=en';
  const ids = { apple_music_id: link, isni: '0000 0001 2103 2683', new_pages: ['spotify' as const] };
  const key = { spotify_artist_key: 'AK-7f3e' };
  const { body } = await account.call(createArtist, { body: { ...FIELDS, ...ids, ...key } });
  const known = { apple_music_id: '1440818839', isni: '0000000121032683', new_pages: ['spotify'] };
  expect(body).toMatchObject({ ...known, has_spotify_artist_key: true });
  expect(JSON.stringify(body)).not.toContain('7f3e');
  const [row] = await app.db.select().from(artists).where(eq(artists.id, body.id));
  expect(row?.spotify_artist_key_sealed).not.toContain('7f3e');

  expect((await change(account, body.id, { name: 'Yıldız Su' })).body).toMatchObject({ has_spotify_artist_key: true });
  expect((await change(account, body.id, { spotify_artist_key: null })).body.has_spotify_artist_key).toBe(false);
  const wrong = { isni: '0000000121032684', new_pages: ['apple_music'], spotify_artist_key: 'two words' };
  expect((await change(account, body.id, wrong)).error.errors).toMatchObject({
    isni: { code: 'isni_invalid' },
    apple_music_id: { code: 'new_page_with_id' },
    spotify_artist_key: { code: 'artist_key' },
  });
});

test('the server checks each rule at its field, also against saved values', async () => {
  const account = await signUp(app);
  const wrong = { website: 'javascript:alert(1)', country: 'XX', spotify_id: 'spotify:album:4tZwfgrHOc3mvqYlEYSvVi' };
  const { status, error } = await account.call(createArtist, { body: { ...FIELDS, ...wrong, subgenre: 'pop' } });
  expect([status, error.name]).toEqual([422, 'invalid_input']);
  expect(error.errors).toEqual({
    subgenre: { code: 'subgenre_equal' },
    website: { code: 'invalid_website' },
    country: { code: 'invalid_choice' },
    spotify_id: { code: 'spotify_not_artist' },
  });
  const id = await addArtist(account);
  expect((await change(account, id, { subgenre: 'pop' })).error.errors).toEqual({
    subgenre: { code: 'subgenre_equal' },
  });
});

test('text that looks like markup is stored as text', async () => {
  const account = await signUp(app);
  const text = '<img src=x onerror=alert(1)>"\'{{7*7}}';
  const { body } = await account.call(createArtist, { body: { ...FIELDS, name: text, biography: text } });
  expect([body.name, body.biography]).toEqual([text, text]);
});

test('[S3-033] [S3-034] [S3-028] users cannot set the verified mark or followers themselves', async () => {
  const account = await signUp(app);
  const other = await signUp(app);
  const stolen = { verified: true, followers: 1_000_000, account_id: other.user._id, release_count: 9, id: uuidv7() };
  const { body } = await account.call(createArtist, { body: { ...FIELDS, ...stolen } as never });
  const again = (await change(account, body.id, stolen)).body;
  for (const { verified, followers, release_count } of [body, again]) {
    expect([verified, followers, release_count]).toEqual([false, null, 0]);
  }
  expect((await other.call(listArtists)).body.items).toEqual([]);
});

test('[S3-033] the verified mark is removed when the name or a legal name changes, and stays otherwise', async () => {
  const account = await signUp(app);
  const id = await addArtist(account);
  const verify = () => app.db.update(artists).set({ verified: true }).where(eq(artists.id, id));
  await verify();
  expect((await change(account, id, { biography: 'New.', name: FIELDS.name })).body.verified).toBe(true);
  for (const field of ['name', 'legal_first_name', 'legal_last_name']) {
    await verify();
    expect((await change(account, id, { [field]: 'Somebody' })).body.verified).toBe(false);
  }
});

test('[S3-028] [S3-029] a profile of another account, and its legal name, does not exist', async () => {
  const account = await signUp(app);
  const stranger = await signUp(app);
  const id = await addArtist(account);
  for (const unknown of [id, uuidv7(), 'no-id']) {
    expect((await stranger.call(getArtist, { params: { id: unknown } })).status).toBe(404);
    expect((await change(stranger, unknown, { name: 'Mine now' })).status).toBe(404);
  }
  expect((await makeCall(app, getArtist, { params: { id } })).status).toBe(401);
  expect((await account.call(getArtist, { params: { id } })).body.name).toBe('Yıldız');
  const { body: release } = await account.call(createRelease, { body: { artist_id: id } });
  expect(JSON.stringify(release)).not.toContain('legal');
});

test('a picture must belong to the account', async () => {
  const [account, stranger] = [await signUp(app), await signUp(app)];
  const id = await addArtist(account);
  const cover = await addArtwork(app, account);
  const foreign = await addArtwork(app, stranger);
  for (const picture_upload_id of [cover, foreign, uuidv7()]) {
    const { status, error } = await change(account, id, { picture_upload_id });
    expect([status, error.errors]).toEqual([404, { picture_upload_id: { code: 'not_found' } }]);
  }
});

test('[S1-012] a second profile needs Advanced, which has room for ten', async () => {
  const account = await signUp(app);
  const create = (name: string) => account.call(createArtist, { body: { ...FIELDS, name } });
  await addArtist(account);
  for (const plan of ['free', 'pro'] as const) {
    await grantPlanTo(app, account, plan);
    const { status, error } = await create('Second');
    expect([status, error]).toMatchObject([
      403,
      { name: 'premium_required', feature: 'artist_profiles', plan: 'advanced' },
    ]);
  }
  await grantPlanTo(app, account, 'advanced');
  for (let number = 2; number <= 10; number++) expect((await create(`Artist ${number}`)).status).toBe(201);
  const { status, error } = await create('Eleven');
  expect([status, error.errors]).toEqual([422, { name: { code: 'artist_limit', params: { max: 10 } } }]);
});

test('[S1-012] after a downgrade every profile stays editable; only a new one is refused', async () => {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'advanced');
  await addArtist(account, 'One');
  const second = await addArtist(account, 'Two');
  await grantPlanTo(app, account, 'free');
  expect((await account.call(listArtists)).body.total).toBe(2);
  expect((await change(account, second, { name: 'Two again', country: 'BR' })).status).toBe(200);
  expect((await account.call(createRelease, { body: { artist_id: second } })).status).toBe(201);
  expect((await account.call(createArtist, { body: { ...FIELDS, name: 'Three' } })).status).toBe(403);
});

test('[S1-012] of twenty simultaneous requests for a profile a free account gets exactly one', async () => {
  const account = await signUp(app);
  const responses = Array.from({ length: 20 }, (_, number) =>
    account.call(createArtist, { body: { ...FIELDS, name: `Artist ${number}` } }),
  );
  const statuses = (await Promise.all(responses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 403)]);
  expect((await account.call(listArtists)).body.total).toBe(1);
});

test('a new name is copied to drafts; after the first submission the name is fixed', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account);
  const id = await ensureArtist(account);
  expect((await change(account, id, { name: 'Yıldız Tozu' })).body).toMatchObject({
    name: 'Yıldız Tozu',
    renamable: true,
  });
  const renamed = (await account.call(getRelease, { params: { id: release.id } })).body;
  expect(renamed.primary_artist).toBe('Yıldız Tozu');
  expect((await submit(account, renamed)).status).toBe(200);
  const { status, error } = await change(account, id, { name: 'Somebody else', biography: 'x' });
  expect([status, error.errors]).toEqual([422, { name: { code: 'not_renamable' } }]);
  const { body } = await change(account, id, { name: 'Yıldız Tozu', biography: 'Still here.' });
  expect(body).toMatchObject({ renamable: false, biography: 'Still here.', release_count: 1 });
});

test('a release submitted while its artist is renamed gets one of the two names and keeps it', async () => {
  const account = await signUp(app);
  const release = await addDraft(app, account);
  const id = await ensureArtist(account);
  const [submitted] = await Promise.all([submit(account, release), change(account, id, { name: 'In between' })]);
  expect(submitted.status).toBe(200);
  const [row] = await app.db.select().from(releases).where(eq(releases.id, release.id));
  const artist: Artist = (await account.call(getArtist, { params: { id } })).body;
  expect(row?.primary_artist).toBe(artist.name);
});
