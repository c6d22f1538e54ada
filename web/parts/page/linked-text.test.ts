import { expect, test } from 'vitest';
import { splitMarks } from './linked-text.tsx';

test('a sentence is split into its texts and its links', () => {
  expect(splitMarks('I accept the <terms>terms</terms> and the <privacy>policy</privacy>.')).toEqual([
    { mark: null, content: 'I accept the ' },
    { mark: 'terms', content: 'terms' },
    { mark: null, content: ' and the ' },
    { mark: 'privacy', content: 'policy' },
    { mark: null, content: '.' },
  ]);
});

test.each([['no link here'], ['1 < 2 and <open>not closed'], ['<a>wrong</b>']])('%j is plain text', (text) => {
  expect(splitMarks(text)).toEqual([{ mark: null, content: text }]);
});
