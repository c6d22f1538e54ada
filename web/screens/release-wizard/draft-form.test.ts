import type { Release } from '@tangent/contract/release.ts';
import type { Upload } from '@tangent/contract/upload.ts';
import { checkDraft } from '@tangent/domain/release/check-step.ts';
import { expect, test } from 'vitest';
import { changesOf, draftOf, emptyForm, emptyTrack, formOf, ruleDraftOf } from './draft-form.ts';
import { adoptSaved, mergeDrafts } from './merge-draft.ts';

const AUDIO: Upload = {
  id: 'audio-1',
  kind: 'audio',
  filename: 'night drive.wav',
  size_bytes: 1000,
  state: 'uploading',
  failure_code: null,
  failure_params: null,
  audio: null,
  artwork: null,
  created_at: '2026-11-20T10:00:00Z',
};

function releaseWith(titles: readonly string[]): Release {
  return {
    id: 'release-1',
    version: 3,
    status: 'draft',
    various_artists: false,
    version_title: null,
    presave_enabled: false,
    presave_date: null,
    artist_id: 'artist-1',
    primary_artist: 'Lena Ortiz',
    title: 'Night Drive',
    release_type: 'ep',
    language: 'tr',
    primary_genre: 'electronic',
    secondary_genre: null,
    explicit: false,
    schedule: 'standard',
    release_date: '2027-01-15',
    store_ids: ['spotify', 'deezer'],
    record_label: 'Lena Ortiz',
    upc: null,
    artwork: null,
    tracks: titles.map((title, index) => ({
      ...emptyTrack(`track-${index + 1}`, title, 'tr'),
      position: index + 1,
      featured_artists: [],
      contributors: [],
      performers: [],
    })),
    live_date: null,
    submitted_on: null,
    delivery_quality: null,
    expected_live: null,
    reopening: null,
    timeline: [],
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T10:00:00Z',
  };
}

test('a draft opened for editing has nothing to save', () => {
  const form = formOf(releaseWith(['One', 'Two']));
  expect(changesOf(form, form)).toEqual({});
});

test('only what was changed is sent', () => {
  const form = formOf(releaseWith(['One']));
  expect(changesOf(form, { ...form, title: 'Day Drive', explicit: true })).toEqual({
    title: 'Day Drive',
    explicit: true,
  });
});

test('tracks are sent in the order of the screen, each with nothing but what changed in it', () => {
  const form = formOf(releaseWith(['One', 'Two']));
  const [one, two] = form.tracks;
  const added = { ...emptyTrack('new', 'Zero', 'tr'), audio: AUDIO };
  const tracks = [added, { ...one!, title: 'First' }, two!];
  const [sent, ...others] = changesOf(form, { ...form, tracks }).tracks ?? [];
  expect(sent).toMatchObject({ id: 'new', title: 'Zero', language: 'tr', audio_upload_id: 'audio-1', performers: [] });
  expect(others).toEqual([{ id: 'track-1', title: 'First' }, { id: 'track-2' }]);
});

test('tracks that only changed places are named and nothing else', () => {
  const form = formOf(releaseWith(['One', 'Two']));
  const changes = changesOf(form, { ...form, tracks: form.tracks.toReversed() });
  expect(changes).toEqual({ tracks: [{ id: 'track-2' }, { id: 'track-1' }] });
});

test('tracks of a release stand in the order of their positions', () => {
  const release = releaseWith(['One', 'Two']);
  expect(formOf({ ...release, tracks: release.tracks.toReversed() }).tracks.map(({ title }) => title)).toEqual([
    'One',
    'Two',
  ]);
});

test('typed text that is no date stays on the screen and is not sent', () => {
  const form = { ...formOf(releaseWith([])), release_date: '31.02' };
  expect(draftOf(form).release_date).toBeNull();
  expect(checkDraft(ruleDraftOf(form), { today: '2026-11-20', resubmission: false })).toContainEqual({
    code: 'release_date_invalid',
    path: 'release_date',
  });
});

test('a new release goes to every store until the artist says otherwise', () => {
  expect(draftOf(emptyForm(['spotify', 'tidal'])).store_ids).toEqual(['spotify', 'tidal']);
});

test('a file on its way is no missing file: the rules say that it is unfinished', () => {
  const form = formOf(releaseWith(['One']));
  const tracks = form.tracks.map((track) => ({ ...track, audio: AUDIO }));
  const issues = checkDraft(ruleDraftOf({ ...form, tracks }), { today: '2026-11-20', resubmission: false });
  expect(issues).toContainEqual({ code: 'upload_unfinished', path: 'tracks.0.audio' });
});

test('what was typed while a save was under way stays', () => {
  const before = formOf(releaseWith([]));
  const sent = { ...before, tracks: [emptyTrack('a', 'One', 'tr'), emptyTrack('b', 'Two', 'tr')] };
  const now = { ...sent, title: 'Typed meanwhile', tracks: sent.tracks.toReversed() };
  const adopted = adoptSaved(now, sent, formOf(releaseWith(['One', 'Two'])));
  expect(adopted.title).toBe('Typed meanwhile');
  expect(adopted.tracks.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('after a save the stores that the server kept are shown', () => {
  const sent = formOf(releaseWith([]));
  const saved = { ...sent, store_ids: ['deezer'] };
  expect(adoptSaved(sent, sent, saved).store_ids).toEqual(['deezer']);
});

test('of two tabs the fields typed here win and the rest comes from the other one', () => {
  const base = formOf(releaseWith(['One']));
  const mine = { ...base, title: 'Mine' };
  const theirs = { ...base, title: 'Theirs', explicit: true };
  expect(mergeDrafts(base, mine, theirs)).toMatchObject({ title: 'Mine', explicit: true });
});

test('tracks changed here stay, one that the other tab removed too', () => {
  const base = formOf(releaseWith(['One', 'Two']));
  const mine = { ...base, tracks: base.tracks.map((track) => ({ ...track, title: `${track.title}!` })) };
  const theirs = { ...base, tracks: base.tracks.slice(0, 1) };
  expect(mergeDrafts(base, mine, theirs).tracks.map(({ id, title }) => [id, title])).toEqual([
    ['track-1', 'One!'],
    ['track-2', 'Two!'],
  ]);
});

test('tracks that were not touched here are taken from the other tab', () => {
  const base = formOf(releaseWith(['One']));
  const theirs = formOf(releaseWith(['One', 'Two']));
  expect(mergeDrafts(base, base, theirs).tracks).toHaveLength(2);
});
