import { expect, test } from 'vitest';
import { hasExplicitTrack, isExplicit } from './explicit.ts';
import { getPrimaryArtist } from './primary-artist.ts';

test.each([
  [false, [], false],
  [true, [], true],
  [false, [false, false], false],
  [true, [false], true],
  [false, [false, true], true],
])('[S3-050] [S3-067] a release (%s) with tracks %j counts as explicit: %s', (explicit, flags, expected) => {
  const tracks = flags.map((flag) => ({ explicit: flag }));
  expect(isExplicit({ explicit, tracks })).toBe(expected);
  expect(hasExplicitTrack(tracks)).toBe(flags.includes(true));
});

test('[S3-039] only a compilation can be by various artists', () => {
  expect(getPrimaryArtist({ release_type: 'compilation', various_artists: true }, 'Ada')).toBe('Various Artists');
  expect(getPrimaryArtist({ release_type: 'compilation', various_artists: false }, 'Ada')).toBe('Ada');
  expect(getPrimaryArtist({ release_type: 'album', various_artists: true }, 'Ada')).toBe('Ada');
});
