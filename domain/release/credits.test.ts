import { expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES, INSTRUMENTS } from './credits.ts';

test('[S3-075] contributors arrange, compose, write words, produce or write', () => {
  expect([...CONTRIBUTOR_ROLES].sort()).toEqual(['arranger', 'composer', 'lyricist', 'producer', 'writer']);
});

test('[S3-076] performers play one of 35 instruments, the common ones and “other” among them', () => {
  expect(new Set(INSTRUMENTS).size).toBe(35);
  expect(INSTRUMENTS).toEqual(expect.arrayContaining(['vocals', 'guitar', 'piano', 'drums', 'other']));
});
