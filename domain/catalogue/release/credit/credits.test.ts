import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from './contributor-role.ts';
import { INSTRUMENTS } from './instrument.ts';

test('[S3-075] contributors are arrangers, composers, lyricists, producers or writers', () => {
  expect([...CONTRIBUTOR_ROLES].sort()).toEqual(['arranger', 'composer', 'lyricist', 'producer', 'writer']);
});

test('[S3-076] performers have one of 35 instruments, including the common ones and “other”', () => {
  expect(new Set(INSTRUMENTS).size).toBe(35);
  expect(INSTRUMENTS).toEqual(expect.arrayContaining(['vocals', 'guitar', 'piano', 'drums', 'other']));
});
