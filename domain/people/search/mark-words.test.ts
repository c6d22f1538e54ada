import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';
import { readQuery } from './read-query.ts';

const mark = (text: string, query: string) =>
  markWords(text, readQuery(query))
    .map((part) => (part.is_found ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['How long does a withdrawal take?', 'withdraw', 'How long does a [withdraw]al take?'],
  ['Maré Alta', 'mare', '[Maré] Alta'],
  ['Mare\u0301 Alta', 'mare', '[Mare\u0301] Alta'],
  ['Işık İzmir’de', 'isik izmirde', '[Işık] [İzmir’de]'],
  ['Straße', 'stras', '[Straß]e'],
  ['Night Drive', 'drive ni', '[Ni]ght [Drive]'],
  ['Night Drive', 'mrae', 'Night Drive'],
])('in %j, %j marks %j', (text, query, marked) => {
  expect(mark(text, query)).toBe(marked);
});

test('the parts together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      expect(
        markWords(text, readQuery(query))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
