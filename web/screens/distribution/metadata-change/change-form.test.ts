import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import { expect, test } from 'vitest';
import { createChangeForm, listWanted } from './change-form.ts';
import { changeTracks, restoreCredits } from './change-tracks.ts';
import { prefillChange } from './prefill-change.ts';

const TRACK = {
  id: 'a',
  position: 1,
  title: 'Deniz',
  version_type: 'original',
  version_title: null,
  featured_artists: [],
  remixers: [],
  genre: null,
  language: 'tr',
  explicit: false,
  lyrics: null,
  lyrics_synchronized: false,
  performers: [],
  production_credits: [],
  composer_name: 'Ana',
  isrc: 'QZTNG2600001',
} as unknown as Track;
const RELEASE = {
  id: 'r',
  title: 'Deniz',
  version_title: null,
  language: 'tr',
  primary_genre: 'pop',
  secondary_genre: null,
  record_label: null,
  explicit: false,
  artwork: null,
  tracks: [TRACK, { ...TRACK, id: 'b', title: 'Su' }],
} as unknown as Release;

test('an unchanged form requests nothing, surrounding spaces aside', () => {
  expect(listWanted(RELEASE, createChangeForm(RELEASE))).toEqual({});
  expect(listWanted(RELEASE, { ...createChangeForm(RELEASE), title: 'Deniz ', version_title: ' ' })).toEqual({});
});

test('only changed fields and tracks are sent, never codes', () => {
  const form = createChangeForm(RELEASE);
  const [first, second] = form.tracks;
  if (!first || !second) throw new Error('two tracks are expected');
  const tracks = [first, { ...second, title: 'Su (Sea)', remixers: ['Ece'], composer_name: '' }];
  expect(listWanted(RELEASE, { ...form, primary_genre: 'folk', tracks })).toEqual({
    primary_genre: 'folk',
    tracks: [{ id: 'b', title: 'Su (Sea)', remixers: ['Ece'], composer_name: null }],
  });
});

test('[S1-008] what a request typed is filled in: release and tracks, never a track of another release', () => {
  const lines = [
    { field: 'title', track: '', current: '', wanted: 'New name' },
    { field: 'label', track: '', current: '', wanted: 'Yıldız Plak' },
    { field: 'title', track: RELEASE.tracks[0]?.id ?? '', current: '', wanted: 'New song' },
    { field: 'title', track: 'elsewhere', current: '', wanted: 'Stray' },
  ];
  expect(listWanted(RELEASE, prefillChange(createChangeForm(RELEASE), lines))).toMatchObject({
    title: 'New name',
    record_label: 'Yıldız Plak',
    tracks: [{ id: RELEASE.tracks[0]?.id, title: 'New song' }],
  });
});

test('timed lyrics are sent with their times, and a form kept from before a field changes nothing in it', () => {
  const form = createChangeForm(RELEASE);
  const [first] = form.tracks;
  if (!first) throw new Error('a track is expected');
  const timed = { lyrics: '[Chorus]\n[00:01.00] v1: Deniz', lyrics_synchronized: true };
  const changed = changeTracks(form, ({ id }) => (id === first.id ? timed : {}));
  expect(listWanted(RELEASE, changed)).toEqual({ tracks: [{ id: first.id, ...timed }] });
  const { lyrics_synchronized: _unknown, ...kept } = first;
  const old = { ...form, tracks: [kept as typeof first, ...form.tracks.slice(1)] };
  expect(listWanted(RELEASE, old)).toEqual({});
});

test('words of a request take the place of those of timed lyrics, and their lines keep their times', () => {
  const form = changeTracks(createChangeForm(RELEASE), () => ({
    lyrics: '[00:01.00] Deniz\n[00:02.00] Gece',
    lyrics_synchronized: true,
  }));
  const line = { field: 'lyrics', track: 'a', current: 'Deniz\nGece', wanted: 'Deniz\nGece uzun' };
  expect(prefillChange(form, [line]).tracks[0]?.lyrics).toBe('[00:01.00] Deniz\n[00:02.00] Gece uzun');
});

test('credits of the artist are undone on the tracks that got them; everything typed since stays', () => {
  const form = createChangeForm(RELEASE);
  const credited = changeTracks(form, () => ({ production_credits: [{ name: 'Ada', role: 'producer' }] }));
  const typed = changeTracks(credited, ({ id }) => (id === 'b' ? { title: 'Su (Sea)' } : {}));
  const undone = restoreCredits(typed, form.tracks.slice(1));
  expect(undone.tracks.map(({ title, production_credits }) => [title, production_credits.length])).toEqual([
    ['Deniz', 1],
    ['Su (Sea)', 0],
  ]);
});
