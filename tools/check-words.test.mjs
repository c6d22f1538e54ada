import { expect, test } from 'vitest';
import { checkWords } from './check-words.mjs';

const check = (content, file = 'domain/rule.ts') => checkWords(new Map([[file, content]]));

test.each([
  ['const toldUntil = 1;', 'domain/rule.ts: toldUntil: for "told" write reported, notified'],
  ['type Plan = { asked_by: string };', 'domain/rule.ts: asked_by: for "asked" write requested'],
  [
    '\n/** What stores report. */',
    'domain/rule.ts:2: "What": begin with the subject: "The figures that …" instead of "What …"',
  ],
  ["test('somebody signs in', () => {});", 'domain/rule.ts:1: "somebody": name who it is: a user, an artist, a fan'],
])('%s is refused with the word to write instead', (content, sentence) => {
  expect(check(content)).toEqual([sentence]);
});

test('parts of words, strings and other files pass', () => {
  expect(check("const fortold = 'told'; // The task is clear. What now?")).toEqual([]);
  expect(check('What stores told', 'docs/notes.md')).toEqual([]);
});
