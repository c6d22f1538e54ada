import { expect, test } from 'vitest';
import { findFact } from './wizard-title.tsx';

test('a reopened release is ready only when nothing is missing and nothing is left to correct', () => {
  const find = (missing: number, flagged: number, isRequestOpen = false) =>
    findFact({ missing, flagged, isRequestOpen });
  expect(find(2, 1)).toEqual({ fact: 'missing', count: 2 });
  expect(find(0, 1)).toEqual({ fact: 'correct', count: 1 });
  expect(find(0, 0, true).fact).toBe('resubmit');
  expect(find(0, 0).fact).toBe('ready');
});
