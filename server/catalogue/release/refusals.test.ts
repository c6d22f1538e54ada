import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseDraft, TrackDraft } from '@tangent/contract/catalogue/release.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { buildProfile } from '@tangent/db/seeds/store-profiles.ts';
import { TRACKS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays, submit, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
let audio = '';
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
  await grantPlanTo(app, account, 'advanced');
  audio = await addAudio(app, account);
});
afterAll(() => app.close());

type Change = {
  release?: Partial<ReleaseDraft>;
  /** Changes of the only track, or of several. */
  tracks?: Partial<TrackDraft>[];
  /** Values that a save refuses: a draft may hold them from before a rule. */
  stored?: Partial<typeof releases.$inferInsert>;
  stored_track?: Partial<typeof tracks.$inferInsert>;
};

/** Submits a release that is complete except for a change; returns the codes of its refusal by field. */
async function refuse({ release = {}, tracks: changes = [{}], stored, stored_track }: Change) {
  const drafts = changes.map((change) => ({ ...trackDraft(audio), id: uuidv7(), ...change }));
  const draft = await addDraft(app, account, { ...release, tracks: drafts });
  if (stored) await app.db.update(releases).set(stored).where(eq(releases.id, draft.id));
  if (stored_track) await app.db.update(tracks).set(stored_track).where(eq(tracks.release_id, draft.id));
  const { status, error } = await submit(account, draft);
  expect([status, error?.name]).toEqual([422, 'invalid_release']);
  return Object.entries(error.errors ?? {}).map(([field, { code }]) => `${field} ${code}`);
}

const TWO = { release_type: 'album' } as const;
const WRITER = { name: 'Ada Yıldız', role: 'composer' } as const;
const PAGE = 'KCrAtflkGM53aK0iE1ld2t';
const INSTANT = { release_opening: 'one_instant', release_time: '18:00', release_zone: 'Europe/Istanbul' } as const;
const credit = (pages: object): Change => {
  return { stored: { credited_pages: [{ name: 'Kim', spotify_id: null, apple_music_id: null, ...pages }] } };
};
const except = (policy: 'monetize' | 'track' | 'block', ...territories: string[]) => ({ policy, territories });
const share = (share_basis_points: number, name: string = WRITER.name) => [{ ...WRITER, name, share_basis_points }];
const lrc = (lyrics: string) => ({ has_lyrics: true, lyrics_synchronized: true, lyrics });

const REFUSALS: readonly (readonly [string, Change | (() => Change)])[] = [
  ['title required', { release: { title: ' ' } }],
  ['title max_length', { stored: { title: 'x'.repeat(500) } }],
  ['title invalid_characters', { release: { title: 'Deniz 🌊' } }],
  ['title featuring_in_title', { release: { title: 'Deniz (feat. Ada)' } }],
  ['title banned_words', { release: { title: 'Night Drive (Official Video)' } }],
  ['language invalid_choice', { stored: { language: 'xx' } }],
  ['primary_genre required', { release: { primary_genre: null } }],
  ['secondary_genre primary_genre_first', { release: { primary_genre: null, secondary_genre: 'jazz' } }],
  ['secondary_genre genres_equal', { release: { secondary_genre: 'pop' } }],
  ['upc upc_invalid', { stored: { upc: '12345' } }],
  ['upc upc_check_digit', { stored: { upc: '036000291453' } }],
  ['p_line_year year_range', { stored: { p_line_year: 3000 } }],
  ['co_artists featured_twice', { release: { co_artists: ['Mo Su', 'MO SU'] } }],
  ['co_artists min_length', { release: { co_artists: ['M'] } }],
  ['featured_artists featured_is_artist', { release: { co_artists: ['Mo Su'], featured_artists: ['mo su'] } }],
  [
    'featured_artists max_count',
    { release: { featured_artists: Array.from({ length: 40 }, (_, i) => `Artist ${i}`) } },
  ],
  [
    'credited_pages.1.spotify_id page_of_another',
    {
      release: {
        co_artists: ['Mo Su', 'Kim'],
        credited_pages: ['Mo Su', 'Kim'].map((name) => ({ name, spotify_id: PAGE, apple_music_id: null })),
      },
    },
  ],
  ['credited_pages.0.spotify_id spotify_profile', credit({ spotify_id: 'Kim' })],
  ['credited_pages.0.spotify_id spotify_not_artist', credit({ spotify_id: `spotify:track:${PAGE}` })],
  ['credited_pages.0.apple_music_id apple_profile', credit({ apple_music_id: 'Kim' })],
  [
    'credited_pages.0.apple_music_id apple_not_artist',
    credit({ apple_music_id: 'music.apple.com/us/album/1440818839' }),
  ],
  ['artwork required', { release: { artwork_upload_id: null } }],
  ['tracks track_required', { tracks: [] }],
  ['tracks max_count', { tracks: Array.from({ length: TRACKS_MAX.single + 1 }, () => ({})) }],
  ['tracks.0.disc_number disc_of_album', { tracks: [{ disc_number: 2 }] }],
  ['tracks.1.disc_number disc_order', { release: TWO, tracks: [{}, { disc_number: 3 }] }],
  ['tracks.1.isrc duplicate_isrc', { release: TWO, tracks: [{ isrc: 'TRABC2600001' }, { isrc: 'TRABC2600001' }] }],
  ['tracks.0.isrc isrc_invalid', { stored_track: { isrc: 'TR-1' } }],
  ['upc upc_restricted', { stored: { upc: '212345678905' } }],
  ['tracks.0.title invalid_song_title', { tracks: [{ title: '🎵' }] }],
  ['tracks.0.artist required', { tracks: [{ co_artists: ['Mo Su'] }] }],
  ['tracks.0.language instrumental_language', { tracks: [{ version_type: 'instrumental', language: 'tr' }] }],
  [
    'tracks.0.has_lyrics instrumental_lyrics',
    { tracks: [{ version_type: 'instrumental', language: 'zxx', has_lyrics: true }] },
  ],
  ['tracks.0.has_lyrics lyrics_unexpected', { tracks: [{ has_lyrics: false, lyrics: 'La' }] }],
  ['tracks.0.lyrics lrc_line', { tracks: [lrc('La')] }],
  ['tracks.0.lyrics lyrics_unreadable', { tracks: [lrc('[00:01.00] La\n[00:02.00] L\uFFFD')] }],
  ['tracks.0.lyrics lrc_after_end', { tracks: [lrc('[09:00.00] La')] }],
  ['tracks.0.clip_start_seconds clip_start_late', { tracks: [{ clip_start_seconds: 170 }] }],
  [
    'tracks.0.composer_spotify_uri spotify_uri_invalid',
    { stored_track: { composer_name: 'Ada', composer_spotify_uri: 'x' } },
  ],
  ['tracks.0.contributors.0.name two_words', { tracks: [{ contributors: share(10_000, 'Ada') }] }],
  [
    'tracks.0.contributors.0.ipi ipi_invalid',
    { stored_track: { contributors: share(10_000).map((one) => ({ ...one, ipi: '1' })) } },
  ],
  ['tracks.0.iswc iswc_invalid', { stored_track: { iswc: 'T-1' } }],
  ['tracks.0.iswc iswc_check_digit', { stored_track: { iswc: 'T0345246802' } }],
  ['tracks.0.recording_date recording_date_invalid', { stored_track: { recording_date: '2026-13' } }],
  ['tracks.0.recording_date recording_date_future', () => ({ stored_track: { recording_date: dateInDays(app, 900) } })],
  ['tracks.0.contributors.0.share_basis_points share_range', { tracks: [{ contributors: share(0) }] }],
  ['tracks.0.contributors shares_missing', { tracks: [{ contributors: share(9_000) }] }],
  ['tracks.0.contributors shares_excess', { tracks: [{ contributors: [...share(9_000), ...share(2_000, 'Mo Su')] }] }],
  ['tracks.0.audio required', { tracks: [{ audio_upload_id: null }] }],
  ['territories territories_contradict', { stored: { territory_mode: 'worldwide', territories: ['TR'] } }],
  ['territories territory_required', { release: { territory_mode: 'only', territories: [] } }],
  ['territories territory_unknown', { stored: { territory_mode: 'only', territories: ['TR', 'XX'] } }],
  ['territories territory_none_left', { stored: { territory_mode: 'only', territories: ['XX'] } }],
  ['claim_exceptions territory_unknown', { stored: { claim_exceptions: [except('block', 'XX')] } }],
  [
    'claim_exceptions claim_exception_twice',
    { release: { claim_exceptions: [except('block', 'TR'), except('track', 'TR')] } },
  ],
  ['claim_exceptions claim_exception_same', { release: { claim_exceptions: [except('monetize', 'TR')] } }],
  [
    'claim_exceptions claim_exception_unsold',
    { release: { territory_mode: 'except', territories: ['TR'], claim_exceptions: [except('block', 'TR')] } },
  ],
  ['store_ids platform_required', { release: { store_ids: [] } }],
  ['release_date release_date_invalid', { release: { release_date: null } }],
  ['release_date min_date', () => ({ release: { release_date: dateInDays(app, 3) } })],
  ['release_date max_date', () => ({ release: { release_date: dateInDays(app, 5_000) } })],
  ['release_time required', { release: { ...INSTANT, release_time: null } }],
  ['release_time time_invalid', { release: { ...INSTANT, release_time: '25:00' } }],
  ['release_zone invalid_choice', { release: { ...INSTANT, release_zone: 'Europe/Atlantis' } }],
  ['original_release_date max_date', () => ({ release: { original_release_date: dateInDays(app, 60) } })],
  ['presave_date min_date', () => ({ release: { presave_enabled: true, presave_date: dateInDays(app, -2) } })],
  ['presave_date max_date', () => ({ release: { presave_enabled: true, presave_date: dateInDays(app, 21) } })],
  [
    'instant_tracks instant_tracks_all',
    { release: { ...TWO, presave_enabled: true }, tracks: [{ is_instant: true }, { is_instant: true }] },
  ],
];

test.each(REFUSALS)('a submission answers %s', async (expected, change) => {
  expect(await refuse(typeof change === 'function' ? change() : change)).toContain(expected);
});

test('a submission names stores that are elsewhere, not connected, close before, or only claim what may not be claimed', async () => {
  const store = { category: 'streaming', ddex_party_id: 'PADPIDA0000000001X', party_id_confirmed: false } as const;
  await app.db.insert(stores).values([
    { ...store, id: 'melon', name: 'Melon', premium: false },
    { ...store, id: 'content-id', name: 'Content ID', premium: false, category: 'fingerprint' },
    { ...store, id: 'waiting', name: 'Waiting', premium: false, ddex_party_id: null },
    { ...store, id: 'closing', name: 'Closing', premium: false, closes_on: '2020-12-31' },
  ]);
  for (const store_id of ['melon', 'content-id', 'closing']) {
    const profile = buildProfile({ id: store_id, category: 'streaming' }, []);
    await app.db.insert(store_profiles).values({ store_id, version: 1, created_at: app.clock.now(), profile });
  }
  const inBrazil: Change = { release: { store_ids: ['melon'], territory_mode: 'only', territories: ['BR'] } };
  expect(await refuse(inBrazil)).toEqual(['store_ids platform_elsewhere']);
  expect(await refuse({ release: { store_ids: ['waiting'] } })).toEqual(['store_ids platform_not_connected']);
  expect(await refuse({ release: { store_ids: ['closing'] } })).toEqual(['store_ids platform_closes']);
  const unclaimed: Change = { release: { store_ids: ['content-id'] }, tracks: [{ claim_conditions: [] }] };
  expect(await refuse(unclaimed)).toEqual(['store_ids platform_without_claims']);
});

/** Advice, codes of forms that are no release, and codes that other tests produce through the same call. */
const ELSEWHERE = [
  'few_tracks',
  'isni_invalid',
  'new_page_with_id',
  'artist_key',
  // A release never loses its artist, and the database stores only dates.
  'artist_required',
  'presave_date_invalid',
  // submit.test.ts
  'agreement_required',
  'upload_unfinished',
  'track_length',
  'middle_silence',
];

test('every code of the rules of a submission is produced by a submission', async () => {
  const folder = path.join(import.meta.dirname, '../../../domain/catalogue/release');
  const codes = new Set<string>();
  const read = new Set<string>();
  const collect = async (file: string): Promise<void> => {
    if (read.has(file)) return;
    read.add(file);
    const text = await readFile(file, 'utf8');
    for (const [, code = ''] of text.matchAll(/code: '([a-z_]+)'/g)) codes.add(code);
    const imported = [...text.matchAll(/^import (?!type).* from '(\.[^']+)'/gm)].map(([, name = '']) => name);
    for (const name of imported) await collect(path.join(path.dirname(file), name));
  };
  for (const file of ['check-step.ts', 'review/agreements.ts']) await collect(path.join(folder, file));
  const produced = new Set([...REFUSALS.map(([issue]) => issue.split(' ')[1]), 'platform_elsewhere', ...ELSEWHERE]);
  expect([...codes].filter((code) => !produced.has(code))).toEqual([]);
});
