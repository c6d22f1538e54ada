import {
  createRelease,
  getRelease,
  type ReleaseDraft,
  type TrackDraft,
  updateRelease,
} from '@tangent/contract/catalogue/release.ts';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArtist, grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, completeDraft, dateInDays, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio } from '../../testing/fixtures/test-upload.ts';
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
const read = async (id: string) => (await account.call(getRelease, { params: { id } })).body;

const SONG: Omit<TrackDraft, 'id'> = {
  disc_number: 2,
  title: 'Gece',
  version_type: 'remix',
  version_title: 'Gece Yarısı Remix',
  artist: 'Deniz Su',
  co_artists: ['Lu Kaya'],
  featured_artists: ['Ada', 'Mo'],
  genre: 'folk',
  isrc: 'TRABC2600001',
  language: 'tr',
  explicit: true,
  has_lyrics: true,
  lyrics: '[00:01.00] Deniz\n[00:02.00] mavi',
  lyrics_synchronized: true,
  composer_name: 'Ada Yıldız',
  composer_spotify_uri: 'spotify:artist:4Z8W4fKeB5YxbusRsdQVPb',
  contributors: [
    { name: 'Ada Yıldız', role: 'composer', share_basis_points: 3333, ipi: '00014107338' },
    { name: 'Ada Yıldız', role: 'lyricist', share_basis_points: 6667 },
  ],
  performers: [
    { name: 'Mo', instrument: 'french_horn' },
    { name: 'Mo', instrument: 'conductor' },
  ],
  production_credits: [
    { name: 'Mo', role: 'producer' },
    { name: 'Deniz Su', role: 'mixing_engineer' },
  ],
  recording_country: 'TR',
  recording_date: '2026-03',
  iswc: 'T0345246801',
  publisher: 'Kıyı Yayın',
  remixers: ['Su Kaya'],
  songwriters: 'unknown',
  p_line_year: 2019,
  p_line_owner: 'Eski Plak',
  ai_answers: { vocals: 'none', lyrics: 'partly' },
  claim_conditions: ['exclusive_rights', 'music'],
  clip_start_seconds: 42,
  is_instant: true,
};

test('[S3-040] [S3-043] [S3-047] [S3-048] [S3-052] [S3-053] [S3-054] every field of a release is saved', async () => {
  const change: ReleaseDraft = {
    version_title: 'Deluxe',
    release_type: 'album',
    secondary_genre: 'jazz',
    record_label: 'Kıyı Plak',
    co_artists: ['Mo Deniz'],
    featured_artists: ['Kim Lee'],
    credited_pages: [{ name: 'Kim Lee', spotify_id: 'KCrAtflkGM53aK0iE1ld2t', apple_music_id: '1440818839' }],
    upc: '036000291452',
    explicit: true,
    artwork_ai: 'fully',
    p_line_year: 2020,
    p_line_owner: 'Kıyı Plak',
    c_line_year: 2021,
    c_line_owner: 'Deniz Su',
    original_release_date: '2019-05-17',
    release_opening: 'one_instant',
    release_time: '18:00',
    release_zone: 'Europe/Istanbul',
    territory_mode: 'except',
    territories: ['RU', 'CU'],
    claim_policy: 'track',
    claim_exceptions: [
      { policy: 'monetize', territories: ['TR'] },
      { policy: 'block', territories: ['BR', 'DE'] },
    ],
    schedule: 'express',
    presave_enabled: true,
    presave_date: dateInDays(app, 7),
  };
  const { id } = await addDraft(app, account, change);
  expect(await read(id)).toMatchObject(change);
});

test('[S3-060] [S3-061] [S3-062] [S3-063] [S3-064] [S3-068] [S3-069] [S3-070] [S3-071] [S3-073] [S3-074] every field of a track is saved', async () => {
  const audio_upload_id = await addAudio(app, account);
  const { id } = await addDraft(app, account, { tracks: [{ id: uuidv7(), ...SONG, audio_upload_id }] });
  const [track] = (await read(id)).tracks;
  expect(track).toMatchObject(SONG);
  // The length of a track is always measured, never taken from the request.
  expect(track?.audio?.audio?.duration_ms).toBe(180_000);
});

test('links of artist pages are stored as ids; a page that is none is refused at its field', async () => {
  const page = (name: string, spotify_id: string | null, apple_music_id: string | null = null) => {
    return { name, spotify_id, apple_music_id };
  };
  const links = [
    'https://open.spotify.com/artist/KCrAtflkGM53aK0iE1ld2t?si=1',
    'https://music.apple.com/tr/artist/mo/1440818839',
  ];
  const release = await addDraft(app, account, {
    co_artists: ['Mo Deniz'],
    credited_pages: [page('Mo Deniz', links[0] ?? null, links[1]), page('Nobody', null, ' ')],
  });
  expect(release.credited_pages).toEqual([page('Mo Deniz', 'KCrAtflkGM53aK0iE1ld2t', '1440818839')]);
  const { error } = await save(release, { credited_pages: [page('Mo Deniz', 'spotify:album:KCrAtflkGM53aK0iE1ld2t')] });
  expect(error.errors).toEqual({ 'credited_pages.0.spotify_id': { code: 'spotify_not_artist' } });
});

test('a save changes only the fields that were sent of each track', async () => {
  const tracks = [SONG, SONG].map((song) => ({ id: uuidv7(), ...song }));
  const release = await addDraft(app, account, { release_type: 'ep', tracks });
  const [first, second] = release.tracks;
  const change = { tracks: [{ id: second?.id, title: 'Gündüz' }, { id: first?.id }, { id: uuidv7(), title: 'Yeni' }] };
  const { body } = await save(release, change);
  expect(body.tracks.map(({ title }) => title)).toEqual(['Gündüz', 'Gece', 'Yeni']);
  expect(body.tracks[0]).toMatchObject({ ...SONG, id: second?.id, title: 'Gündüz' });
  expect(body.tracks[1]).toMatchObject({ ...SONG, id: first?.id });
  expect(body.tracks[2]).toMatchObject({ language: null, contributors: [], featured_artists: [], has_lyrics: false });
});

test('a release cannot contain a track twice, or a track of another release', async () => {
  const [one, other] = [await addDraft(app, account), await addDraft(app, account)];
  const id = one.tracks[0]?.id ?? '';
  const twice = await save(one, { tracks: [{ id }, { id }] });
  expect(twice.error.errors).toEqual({ 'tracks.1.id': { code: 'invalid_choice' } });
  expect((await save(other, { tracks: [{ id }] })).error.name).toBe('not_found');
  expect([await read(one.id), await read(other.id)]).toEqual([one, other]);
});

test('texts are stored composed and trimmed, empty ones as null, codes without hyphens', async () => {
  const tracks = [
    {
      ...trackDraft(null, { title: ' Gu\u0308ndüz ', isrc: 'tr-abc-26-00007', artist: '  ', lyrics: '' }),
      featured_artists: [' Mo ', ' '],
      contributors: [{ name: ' Ada  Yıldız ', role: 'writer' as const, share_basis_points: 10_000 }],
    },
  ];
  const texts = { title: '  Sessis\u0327 ', version_title: ' ', record_label: ' Kıyı Plak ', upc: '0 036000 291452' };
  const release = await addDraft(app, account, { ...texts, tracks });
  expect(release).toMatchObject({
    title: 'Sessiş',
    version_title: null,
    record_label: 'Kıyı Plak',
    upc: '036000291452',
  });
  expect(release.tracks[0]).toMatchObject({ title: 'Gündüz', isrc: 'TRABC2600007', artist: null, lyrics: null });
  expect(release.tracks[0]).toMatchObject({ featured_artists: ['Mo'], contributors: [{ name: 'Ada  Yıldız' }] });
});

test('[S3-050] [S3-067] an explicit track makes the release explicit, and the release cannot override it', async () => {
  const release = await addDraft(app, account, { tracks: [trackDraft(null, { explicit: true })] });
  expect(release.explicit).toBe(true);
  const denied = (await save(release, { explicit: false })).body;
  expect(denied.explicit).toBe(true);
  const tracks = [{ id: release.tracks[0]?.id, explicit: false }];
  expect((await save(denied, { explicit: false, tracks })).body.explicit).toBe(false);
});

test('[S3-038] [S3-039] a release shows the name of its artist, a compilation may be by various artists', async () => {
  const other = await addArtist(account, 'Kuzey');
  const release = await addDraft(app, account, { release_type: 'compilation', various_artists: true });
  expect(release.primary_artist).toBe('Various Artists');
  const album = (await save(release, { release_type: 'album', artist_id: other })).body;
  expect([album.primary_artist, album.artist_id, album.various_artists]).toEqual(['Kuzey', other, true]);
});

test('creating a draft twice with one id makes one draft, even simultaneously', async () => {
  const body = { ...(await completeDraft(app, account)), id: uuidv7() } as const;
  const responses = await Promise.all([1, 2, 3].map(() => account.call(createRelease, { body })));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  const again = await account.call(createRelease, { body: { ...body, title: 'Again' } });
  expect([again.body.id, again.body.title, again.body.tracks.length]).toEqual([body.id, 'Again', 1]);
  expect(again.body.timeline).toHaveLength(1);
  const stranger = await signUp(app);
  const denied = await stranger.call(createRelease, { body: { ...(await completeDraft(app, stranger)), id: body.id } });
  expect([denied.status, denied.error.name]).toEqual([404, 'not_found']);
  expect((await read(body.id)).title).toBe('Again');
});
