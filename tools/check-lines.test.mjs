import { expect, test } from 'vitest';
import { checkLines } from './check-lines.mjs';

const WORDS = 'word '.repeat(30).trim();
const check = (content, file = 'docs/guide.md') => checkLines([[file, content]]);

test.each([
  ['a paragraph', WORDS],
  ['a list', `- ${WORDS}`],
  ['its second line', `- one\n  ${WORDS}`],
  ['a quotation', `> ${WORDS}`],
  ['a link in a sentence', `See [the page](https://a.example/${'x'.repeat(100)}) about it.`],
  ['code in a sentence', `Run \`${'x'.repeat(110)}\` first.`],
  ['prose below code', `\`\`\`\n${WORDS}\n\`\`\`\n${WORDS}`],
])('a line that could be broken is refused: %s', (_, content) => {
  const lines = content.split('\n');
  const length = lines.at(-1).length;
  expect(check(content)).toEqual([
    `docs/guide.md:${lines.length}: ${length} characters; a line of a document has up to 120`,
  ]);
});

test.each([
  ['120 characters', 'x '.repeat(60).replace(/ $/, '.')],
  ['characters of two units', `${'𝄞 '.repeat(59)}𝄞.`],
  ['a row of a table', `| a | b |\n|---|---|\n| ${WORDS} | ${WORDS} |`],
  ['a block of code', `\`\`\`ts\n${WORDS}\n\`\`\``],
  ['a block of code in a list', `1. one\n\n   \`\`\`\n   ${WORDS}\n   \`\`\``],
  ['a heading', `## ${WORDS}`],
  ['a link alone', `- [${WORDS}](page.md#one).`],
  ['a picture alone', `![${WORDS}](images/one.png)`],
  ['an address alone', `https://a.example/${'x'.repeat(120)}`],
  ['a command alone', `   \`npm run ${WORDS}\``],
])('what cannot be broken may be longer: %s', (_, content) => {
  expect(check(content)).toEqual([]);
});

test('texts of the public site keep a paragraph in a line', () => {
  expect(check(WORDS, 'web/site/blog/posts/one.en.md')).toEqual([]);
});
