import { expect, test } from 'vitest';
import { canRemoveTrack } from './track-removal.ts';

test('a track leaves a store on its own as long as another one stays there', () => {
  const track_ids = ['one', 'two', 'three'];
  expect(canRemoveTrack({ track_ids, removed_ids: [] }, 'one')).toBe(true);
  expect(canRemoveTrack({ track_ids, removed_ids: ['two'] }, 'one')).toBe(true);
  expect(canRemoveTrack({ track_ids, removed_ids: ['two', 'three'] }, 'one')).toBe(false);
  expect(canRemoveTrack({ track_ids: ['one'], removed_ids: [] }, 'one')).toBe(false);
});
