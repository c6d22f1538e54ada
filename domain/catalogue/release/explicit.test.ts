import { expect, test } from 'vitest';
import { hasExplicitTrack, isExplicit } from './explicit.ts';

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
