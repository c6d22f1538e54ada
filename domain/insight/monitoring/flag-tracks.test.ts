import { expect, test } from 'vitest';
import { flagTracks } from './flag-tracks.ts';

const AS_USUAL = { streams: 210, usual: 200 };

test('a case flags the tracks that carry the streams above the usual, not their whole album', () => {
  const album = [AS_USUAL, { streams: 6_200, usual: 200 }, AS_USUAL, { streams: 150, usual: 200 }];
  expect(flagTracks(album)).toEqual([false, true, false, false]);
  expect(flagTracks([{ streams: 3_000, usual: 100 }, AS_USUAL, { streams: 2_000, usual: 90 }])).toEqual([
    true,
    false,
    true,
  ]);
  // A hit that has always been most of an album is not flagged because of another track.
  expect(
    flagTracks([
      { streams: 90_000, usual: 90_000 },
      { streams: 5_000, usual: 50 },
    ]),
  ).toEqual([false, true]);
});

test('without more streams than usual, a case flags the tracks with a considerable part of them', () => {
  expect(
    flagTracks([
      { streams: 900, usual: 1_000 },
      { streams: 30, usual: 40 },
    ]),
  ).toEqual([true, false]);
  expect(flagTracks([{ streams: 0, usual: 10 }])).toEqual([false]);
  expect(flagTracks([])).toEqual([]);
});
