import { expect, test } from 'vitest';
import { findShareWord } from './share-word.ts';

test.each([
  [1, 'all'],
  [0.99, 'most'],
  [0.55, 'most'],
  [0.54, 'share'],
  [0.48, 'half'],
  [0.46, 'share'],
  [0.33, 'third'],
  [0.25, 'quarter'],
  [0.2, 'share'],
  [0, 'share'],
])('a share of %d is said as %s', (share, word) => {
  expect(findShareWord(share)).toBe(word);
});
