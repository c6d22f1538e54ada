import { checkReleaseTitle, checkTrackTitle } from '@tangent/domain/catalogue/release/check-title.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { findIssueText } from './issue-text.ts';
import { loadTexts } from './load-texts.ts';

const REFUSED = [
  ['Deniz 🌊', ['🌊']],
  ['Slow\u200bFerry', ['U+200B', '“Slow”']],
  ['\u202eSlow Ferry', ['U+202E']],
  ['Half \ud83c', ['U+D83C', '“Half”']],
  ['Line\nbreak', ['U+000A', '“Line”']],
  ['So\u0007ng', ['U+0007', '“So”']],
  ['Z\u0351\u0352\u0353\u0354\u0355alg', ['“Z']],
  ['Buy at www.shop.com', ['“www.shop.com”']],
  ['...', []],
] as const;

test.each(LANGUAGES)('in %s a refused title is answered with the character, and where it stands', async (language) => {
  const texts = await loadTexts(language);
  for (const check of [checkReleaseTitle, checkTrackTitle]) {
    for (const [title, named] of REFUSED) {
      const [issue] = check(title);
      const { code = '', params } = issue ?? {};
      const sentence = findIssueText(texts, code, { field: 'Title', ...params }) ?? '';
      expect(sentence).not.toBe(findIssueText(texts, code, { field: 'Title' }));
      expect(sentence).not.toMatch(/[{}]/);
      for (const part of named) expect(sentence).toContain(part);
    }
  }
});

test('a hidden character is named by its code point, its kind and the word before it', async () => {
  const texts = await loadTexts('en');
  const params = { field: 'Title', ...checkReleaseTitle('Slow\u200b Ferry')[0]?.params };
  expect(findIssueText(texts, 'invalid_characters', params)).toBe(
    'Title has a hidden character after “Slow”: U+200B, invisible space',
  );
});
