import { expect, test } from 'vitest';
import { moveItem, removeAt, replaceAt } from '../../../../parts/catalogue/release/credit/list-edit.ts';
import { type DraftForm, emptyForm, emptyTrack } from '../draft/draft-form.ts';
import { applyToAll, changeTrack, undoApply } from './track-edit.ts';

const album = (): DraftForm => ({
  ...emptyForm([]),
  tracks: [
    {
      ...emptyTrack('a', 'Bir', 'tr'),
      explicit: true,
      contributors: [{ name: 'Ada Kaya', role: 'writer', share_basis_points: 10_000 }],
    },
    emptyTrack('b', 'İki', 'en'),
    { ...emptyTrack('c', 'Üç', 'zxx'), version_type: 'instrumental' },
  ],
});

test('[S3-067] an explicit track makes its release explicit, and only the release can be unmarked again', () => {
  const form = album();
  expect(changeTrack(form, 'b', { explicit: true })).toMatchObject({ explicit: true });
  expect(changeTrack(form, 'b', { explicit: false })).not.toHaveProperty('explicit');
  expect(changeTrack(form, 'gone', { title: 'x' })).toEqual({});
});

test('a change can read the current state of the track', () => {
  const changed = changeTrack(album(), 'b', (track) => ({ title: `${track.title}!` }));
  expect(changed.tracks?.map(({ title }) => title)).toEqual(['Bir', 'İki!', 'Üç']);
});

test('[S3-072] applying a language to all tracks leaves instrumentals without one', () => {
  const changed = applyToAll(album(), 'a', ['language']);
  expect(changed.tracks?.map(({ language }) => language)).toEqual(['tr', 'tr', 'zxx']);
  expect(changed).not.toHaveProperty('explicit');
});

test('contributors and the explicit flag are applied to all tracks, without other fields', () => {
  const form = album();
  const changed = applyToAll(form, 'a', ['contributors', 'explicit']);
  expect(changed.explicit).toBe(true);
  expect(changed.tracks?.map(({ contributors }) => contributors.length)).toEqual([1, 1, 1]);
  expect(changed.tracks?.map(({ title }) => title)).toEqual(['Bir', 'İki', 'Üç']);
});

test('applying a value to all tracks can be undone, and later changes stay', () => {
  const before = album();
  const edited = { ...before, ...applyToAll(before, 'a', ['language', 'explicit']) };
  const typed = { ...edited, ...changeTrack(edited, 'b', { title: 'Yeni' }) };
  const back = { ...typed, ...undoApply(typed, before, ['language', 'explicit']) };
  expect(back).toEqual({
    ...before,
    tracks: before.tracks.map((one) => (one.id === 'b' ? { ...one, title: 'Yeni' } : one)),
  });
});

test('lists are changed, shortened and reordered without mutating the old one', () => {
  const list = [{ n: 1 }, { n: 2 }, { n: 3 }];
  expect(replaceAt(list, 1, { n: 9 })).toEqual([{ n: 1 }, { n: 9 }, { n: 3 }]);
  expect(removeAt(list, 0)).toEqual([{ n: 2 }, { n: 3 }]);
  expect(moveItem(list, 2, -1)).toEqual([{ n: 1 }, { n: 3 }, { n: 2 }]);
  expect(moveItem(list, 0, -1)).toBe(list);
  expect(list.map(({ n }) => n)).toEqual([1, 2, 3]);
});
