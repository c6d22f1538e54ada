import { expect, test } from 'vitest';
import { splitMarks } from './linked-text.tsx';

test('a sentence falls into its words and its links', () => {
  expect(splitMarks('I accept the <terms>terms</terms> and the <privacy>policy</privacy>.')).toEqual([
    { mark: null, words: 'I accept the ' },
    { mark: 'terms', words: 'terms' },
    { mark: null, words: ' and the ' },
    { mark: 'privacy', words: 'policy' },
    { mark: null, words: '.' },
  ]);
});

test.each([['no link here'], ['1 < 2 and <open>not closed'], ['<a>wrong</b>']])('%j is words', (text) => {
  expect(splitMarks(text)).toEqual([{ mark: null, words: text }]);
});
