import { expect, test } from 'vitest';
import { compareSubmissions, type SubmittedRelease, type SubmittedTrack } from './compare-submissions.ts';

const track = (id: string, change: Partial<SubmittedTrack> = {}): SubmittedTrack => ({
  id,
  disc_number: 1,
  title: `Song ${id}`,
  version_type: 'original',
  version_title: null,
  artist: null,
  co_artists: [],
  featured_artists: [],
  remixers: [],
  genre: null,
  isrc: null,
  language: 'tr',
  explicit: false,
  has_lyrics: false,
  lyrics: null,
  lyrics_synchronized: false,
  composer_name: null,
  composer_spotify_uri: null,
  songwriters: 'named',
  performers: [],
  production_credits: [],
  recording_country: null,
  recording_date: null,
  iswc: null,
  publisher: null,
  ai_answers: {},
  claim_conditions: [],
  clip_start_seconds: null,
  is_instant: false,
  p_line_year: null,
  p_line_owner: null,
  contributors: [{ name: 'Ada Yıldız', role: 'composer', share_basis_points: 10_000 }],
  audio: { id: `sound-${id}` },
  ...change,
});
const release = (change: Partial<SubmittedRelease> = {}): SubmittedRelease => ({
  primary_artist: 'Yıldız',
  co_artists: [],
  featured_artists: [],
  credited_pages: [],
  title: 'Deniz',
  version_title: null,
  release_type: 'ep',
  language: 'tr',
  primary_genre: 'pop',
  secondary_genre: null,
  record_label: null,
  upc: null,
  explicit: false,
  artwork: { id: 'cover' },
  artwork_ai: null,
  p_line_year: null,
  p_line_owner: null,
  c_line_year: null,
  c_line_owner: null,
  release_opening: 'local_midnight',
  release_time: null,
  release_zone: null,
  original_release_date: null,
  territory_mode: 'worldwide',
  territories: [],
  claim_policy: 'monetize',
  claim_exceptions: [],
  store_ids: ['spotify', 'deezer'],
  schedule: 'standard',
  release_date: '2027-04-01',
  presave_enabled: false,
  presave_date: null,
  tracks: ['a', 'b', 'c'].map((id) => track(id)),
  ...change,
});
const summarise = (after: SubmittedRelease) =>
  compareSubmissions(release(), after).map(({ kind, track_id, field }) =>
    [kind, track_id, field].filter((part) => part !== null).join(' '),
  );

test('two equal submissions have no differences', () => {
  expect(summarise(release())).toEqual([]);
});

test('changed fields are listed in their order; a file has changed if its id differs', () => {
  const after = release({ title: 'Derin Deniz', artwork: { id: 'other cover' }, store_ids: ['spotify'] });
  expect(summarise(after)).toEqual(['changed title', 'changed artwork', 'changed store_ids']);
});

test('tracks are matched by id, not by position', () => {
  const replaced = track('b', { audio: { id: 'better sound' }, title: 'Song B' });
  const shared = track('c', { contributors: [{ name: 'Ada Yıldız', role: 'writer', share_basis_points: 10_000 }] });
  expect(summarise(release({ tracks: [track('new'), replaced, shared] }))).toEqual([
    'added new',
    'changed b title',
    'changed b audio',
    'changed c contributors',
    'removed a',
  ]);
});

test('when the last track becomes the first, one track has moved', () => {
  expect(summarise(release({ tracks: [track('c'), track('a'), track('b')] }))).toEqual(['moved c']);
});
