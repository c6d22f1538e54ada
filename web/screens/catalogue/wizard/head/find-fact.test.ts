import { expect, test } from 'vitest';
import { countMissing, countWrong, findFact } from './find-fact.ts';

test('a release is ready only when nothing is wrong, left to correct or missing', () => {
  const find = (wrong: number, flagged: number, left: number, isRequestOpen = false) =>
    findFact({ wrong, flagged, left, isRequestOpen });
  expect(find(2, 1, 3)).toEqual({ fact: 'back', count: 2 });
  expect(find(0, 1, 3)).toEqual({ fact: 'correct', count: 1 });
  expect(find(0, 0, 3)).toEqual({ fact: 'left', count: 3 });
  expect(find(0, 0, 0, true).fact).toBe('resubmit');
  expect(find(0, 0, 0).fact).toBe('ready');
});

test('a field that many tracks miss is one answer, and what a question asks for is not counted twice', () => {
  const required = (path: string) => ({ code: 'required', path });
  const issues = [
    required('language'),
    required('tracks.0.language'),
    required('tracks.1.language'),
    required('tracks.1.audio'),
    { code: 'release_date_invalid', path: 'release_date', params: { context: 'missing' } },
    required('artwork'),
    { code: 'invalid_characters', path: 'title' },
  ];
  expect(countMissing(issues)).toBe(2);
  expect(countWrong(issues)).toBe(1);
});

test('a title that is the song and the release is one thing to mend, and so are the writers of a track', () => {
  const banned = (path: string) => ({ code: 'banned_words', path, params: { words: 'official video' } });
  const issues = [
    banned('title'),
    banned('tracks.0.title'),
    { code: 'two_words', path: 'tracks.0.contributors.1.name' },
    { code: 'shares_missing', path: 'tracks.0.contributors' },
  ];
  expect(countWrong(issues)).toBe(2);
});
