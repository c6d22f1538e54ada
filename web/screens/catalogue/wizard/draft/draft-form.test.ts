import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { checkDraft } from '@tangent/domain/catalogue/release/check-step.ts';
import { expect, test } from 'vitest';
import { createTestRelease } from '../testing/create-test-release.ts';
import { emptyForm, emptyTrack, findChanges, toForm, toRuleDraft } from './draft-form.ts';

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

test('a draft opened for editing has nothing to save', () => {
  const form = toForm(createTestRelease(['One', 'Two']));
  expect(findChanges(form, form)).toEqual({});
});

test('only changed fields are sent', () => {
  const form = toForm(createTestRelease(['One']));
  expect(findChanges(form, { ...form, title: 'Day Drive', explicit: true })).toEqual({
    title: 'Day Drive',
    explicit: true,
  });
});

test('tracks are sent in the order of the screen, each with only its changes', () => {
  const form = toForm(createTestRelease(['One', 'Two']));
  const [one, two] = form.tracks;
  const added = { ...emptyTrack('new', 'Zero', 'tr'), audio: AUDIO };
  const tracks = [added, { ...one!, title: 'First' }, two!];
  const [sent, ...others] = findChanges(form, { ...form, tracks }).tracks ?? [];
  expect(sent).toMatchObject({ id: 'new', title: 'Zero', language: 'tr', audio_upload_id: 'audio-1', performers: [] });
  expect(others).toEqual([{ id: 'track-1', title: 'First' }, { id: 'track-2' }]);
});

test('tracks that only moved are named without fields', () => {
  const form = toForm(createTestRelease(['One', 'Two']));
  const changes = findChanges(form, { ...form, tracks: form.tracks.toReversed() });
  expect(changes).toEqual({ tracks: [{ id: 'track-2' }, { id: 'track-1' }] });
});

test('the tracks of a release follow their positions', () => {
  const release = createTestRelease(['One', 'Two']);
  expect(toForm({ ...release, tracks: release.tracks.toReversed() }).tracks.map(({ title }) => title)).toEqual([
    'One',
    'Two',
  ]);
});

test('an invalid date stays on the screen and is not sent', () => {
  const saved = toForm(createTestRelease([]));
  const form = { ...saved, release_date: '31.02' };
  expect(findChanges(saved, form)).toEqual({});
  expect(checkDraft(toRuleDraft(form), { today: '2026-11-20', resubmission: false })).toContainEqual({
    code: 'release_date_invalid',
    path: 'release_date',
  });
});

test('a new release goes to every store until the artist changes that', () => {
  expect(findChanges(emptyForm([]), emptyForm(['spotify', 'tidal']))).toEqual({ store_ids: ['spotify', 'tidal'] });
});

test('surrounding spaces, which the server trims, are nothing to save', () => {
  const form = toForm(createTestRelease(['One']));
  const typed = { ...form, title: 'Night Drive ', record_label: ' Lena Ortiz' };
  expect(findChanges(form, typed)).toEqual({});
});

test('a value that the server refused is not sent again until it changes', () => {
  const form = toForm(createTestRelease(['One']));
  const [one] = form.tracks;
  const typed = { ...form, upc: '1', title: 'Day Drive', tracks: [{ ...one!, isrc: 'wrong', title: 'First' }] };
  const rejected = ['upc', 'track-1.isrc'];
  expect(findChanges(form, typed, (key) => rejected.includes(key))).toEqual({
    title: 'Day Drive',
    tracks: [{ id: 'track-1', title: 'First' }],
  });
});

test('a running upload is not a missing file: the rules report it as unfinished', () => {
  const form = toForm(createTestRelease(['One']));
  const tracks = form.tracks.map((track) => ({ ...track, audio: AUDIO }));
  const issues = checkDraft(toRuleDraft({ ...form, tracks }), { today: '2026-11-20', resubmission: false });
  expect(issues).toContainEqual({ code: 'upload_unfinished', path: 'tracks.0.audio' });
});
