import { expect, test } from 'vitest';
import { sampleDraft, sampleTrack } from '../../testing/sample-draft.ts';
import { adviseTrackCount, checkTrackCount } from './check-step.ts';
import type { ReleaseType } from './release-type.ts';

const withTracks = (release_type: ReleaseType, count: number) =>
  sampleDraft({ release_type, tracks: Array.from({ length: count }, () => sampleTrack()) });

test.each<[ReleaseType, number]>([
  ['single', 3],
  ['ep', 6],
  ['album', 50],
  ['compilation', 50],
])('[S5-008] [S3-040] a release of type %s holds one to %d tracks', (type, max) => {
  expect(checkTrackCount(withTracks(type, 0))).toEqual([{ code: 'track_required', path: 'tracks' }]);
  expect(checkTrackCount(withTracks(type, 1))).toEqual([]);
  expect(checkTrackCount(withTracks(type, max))).toEqual([]);
  expect(checkTrackCount(withTracks(type, max + 1))).toEqual([{ code: 'max_count', path: 'tracks', params: { max } }]);
});

test.each<[ReleaseType, number, number]>([
  ['ep', 2, 1],
  ['album', 1, 1],
  ['ep', 3, 0],
  ['album', 0, 0],
  ['single', 1, 0],
  ['compilation', 2, 0],
])('a short EP or album gets a note, and no issue: %s with %d tracks', (type, count, notes) => {
  expect(adviseTrackCount(withTracks(type, count))).toHaveLength(notes);
  expect(checkTrackCount(withTracks(type, count)).map(({ code }) => code)).toEqual(
    count === 0 ? ['track_required'] : [],
  );
});
