import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { expect, test } from 'vitest';
import { createTestRelease } from '../testing/create-test-release.ts';
import { acceptRemote } from './draft-conflict.ts';
import { type DraftForm, emptyTrack, type TrackForm, toForm } from './draft-form.ts';
import { mergeDrafts } from './merge-draft.ts';

const BASE = toForm(createTestRelease(['One', 'Two', 'Three']));

function withTrack(form: DraftForm, id: string, change: Partial<TrackForm>): DraftForm {
  return { ...form, tracks: form.tracks.map((track) => (track.id === id ? { ...track, ...change } : track)) };
}

function without(form: DraftForm, id: string): DraftForm {
  return { ...form, tracks: form.tracks.filter((track) => track.id !== id) };
}

const ids = (form: DraftForm) => form.tracks.map(({ id }) => id.replace('track-', '')).join('');

test('a change on one side is taken from that side, for the release and for each track', () => {
  const local = withTrack({ ...BASE, title: 'Mine' }, 'track-1', { isrc: 'TRA012600001' });
  const remote = withTrack({ ...BASE, explicit: true }, 'track-1', { title: 'First' });
  const { form, conflicts } = mergeDrafts([BASE], local, remote);
  expect(conflicts).toEqual([]);
  expect(form).toMatchObject({ title: 'Mine', explicit: true });
  expect(form.tracks[0]).toMatchObject({ title: 'First', isrc: 'TRA012600001' });
  expect(form.tracks[1]).toBe(local.tracks[1]);
});

test('an equal change on both sides is no conflict, surrounding spaces aside', () => {
  const { form, conflicts } = mergeDrafts([BASE], { ...BASE, title: 'Dawn ' }, { ...BASE, title: 'Dawn' });
  expect(conflicts).toEqual([]);
  expect(form.title).toBe('Dawn ');
});

test('a code that the server has reformatted does not conflict with the typed one', () => {
  const local = withTrack({ ...BASE, upc: '0 36000 29145 2' }, 'track-1', { isrc: 'tr-abc-26-00001' });
  const remote = withTrack({ ...BASE, upc: '036000291452' }, 'track-1', { isrc: 'TRABC2600001' });
  expect(mergeDrafts([BASE], local, remote).conflicts).toEqual([]);
});

test('a field changed differently on both sides keeps the local value and is reported', () => {
  const local = withTrack({ ...BASE, title: 'Mine' }, 'track-2', { title: 'My two', language: 'es' });
  const remote = withTrack({ ...BASE, title: 'Theirs' }, 'track-2', { title: 'Their two' });
  const { form, conflicts } = mergeDrafts([BASE], local, remote);
  expect(form).toMatchObject({ title: 'Mine', tracks: [{}, { title: 'My two', language: 'es' }, {}] });
  expect(conflicts).toEqual([
    { kind: 'field', track_id: null, name: 'title', local: 'Mine', remote: 'Theirs' },
    { kind: 'field', track_id: 'track-2', name: 'title', local: 'My two', remote: 'Their two' },
  ]);
  expect(acceptRemote(form, conflicts[1]!).tracks[1]).toMatchObject({ title: 'Their two', language: 'es' });
});

test('our own save whose response was lost is no conflict, even with later changes', () => {
  const sent = withTrack({ ...BASE, title: 'Sent' }, 'track-1', { title: 'Sent one' });
  const added = { ...sent, tracks: [...sent.tracks, emptyTrack('new', 'New', 'tr')] };
  const typed = withTrack({ ...added, title: 'Typed after' }, 'track-1', { title: 'One' });
  const { form, conflicts } = mergeDrafts([BASE, added], without(typed, 'new'), added);
  expect(conflicts).toEqual([]);
  expect(form.title).toBe('Typed after');
  expect(form.tracks[0]?.title).toBe('One');
  expect(ids(form)).toBe('123');
});

test('a track that was removed, sent, and restored stays', () => {
  const sent = without(BASE, 'track-2');
  expect(ids(mergeDrafts([BASE, sent], BASE, sent).form)).toBe('123');
});

test('tracks added on both sides all remain, each after its neighbour', () => {
  const local = { ...BASE, tracks: [...BASE.tracks, emptyTrack('mine', 'Mine', 'tr')] };
  const [first, ...rest] = BASE.tracks;
  const remote = { ...BASE, tracks: [first!, emptyTrack('theirs', 'Theirs', 'tr'), ...rest] };
  const { form, conflicts } = mergeDrafts([BASE], local, remote);
  expect(conflicts).toEqual([]);
  expect(form.tracks.map(({ id }) => id)).toEqual(['track-1', 'theirs', 'track-2', 'track-3', 'mine']);
});

test('a track removed on one side disappears unless the other side has changed it', () => {
  expect(ids(mergeDrafts([BASE], without(BASE, 'track-1'), BASE).form)).toBe('23');
  expect(ids(mergeDrafts([BASE], BASE, without(BASE, 'track-1')).form)).toBe('23');

  const changed = withTrack(BASE, 'track-1', { title: 'Changed' });
  const there = mergeDrafts([BASE], changed, without(BASE, 'track-1'));
  expect(there.conflicts).toMatchObject([{ kind: 'removed_there', track: { title: 'Changed' } }]);
  expect(ids(there.form)).toBe('123');
  expect(ids(acceptRemote(there.form, there.conflicts[0]!))).toBe('23');

  const here = mergeDrafts([BASE], without(BASE, 'track-1'), changed);
  expect(here.conflicts).toMatchObject([{ kind: 'removed_here', track: { title: 'Changed' } }]);
  expect(ids(here.form)).toBe('23');
  expect(ids(acceptRemote(here.form, here.conflicts[0]!))).toBe('231');
});

test('an order changed on one side is taken; changed on both it is a conflict', () => {
  const [one, two, three] = BASE.tracks as [TrackForm, TrackForm, TrackForm];
  const local = { ...BASE, tracks: [two, one, three] };
  const remote = { ...BASE, tracks: [one, three, two] };
  expect(ids(mergeDrafts([BASE], BASE, remote).form)).toBe('132');
  expect(ids(mergeDrafts([BASE], local, BASE).form)).toBe('213');
  const both = mergeDrafts([BASE], local, remote);
  expect(ids(both.form)).toBe('213');
  expect(both.conflicts).toMatchObject([{ kind: 'order' }]);
  expect(ids(acceptRemote(both.form, both.conflicts[0]!))).toBe('132');
});

test('of two states of one upload the more advanced one is taken', () => {
  const file: Upload = {
    id: 'a',
    kind: 'artwork',
    filename: 'cover.png',
    size_bytes: 9,
    state: 'processing',
    failure_code: null,
    failure_params: null,
    audio: null,
    artwork: null,
    created_at: '2026-11-20T10:00:00Z',
  };
  const [waiting, done]: DraftForm[] = [
    { ...BASE, artwork: file },
    { ...BASE, artwork: { ...file, state: 'complete' } },
  ];
  expect(mergeDrafts([waiting!], waiting!, done!).form.artwork?.state).toBe('complete');
  expect(mergeDrafts([waiting!], done!, waiting!).form.artwork?.state).toBe('complete');
});
