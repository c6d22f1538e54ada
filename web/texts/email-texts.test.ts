import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { findIssueText } from './issue-text.ts';
import { loadTexts } from './load-texts.ts';

test.each([
  ['ada.music.example', 'There is no @ in this address'],
  ['ada@mara@music.example', 'Character 9 is a second @'],
  ['ada lena@music.example', 'Character 4 is a space'],
  ['ada..lena@music.example', 'Character 4 is a dot in the wrong place'],
  ['ada@posteo', '“posteo” is not the end of a domain'],
  ['ada\u200Blena@music.example', 'Character 4 is invisible (U+200B)'],
  ['ada@-music.example', '“-music” cannot be part of a domain'],
  ['ädä@music.example', 'character 1, ä'],
  ['"ada"@music.example', 'Remove the quotation mark (character 1)'],
])('the address %j is refused with what is wrong and where', async (email, part) => {
  const [issue] = checkEmail('email', email);
  const sentences = await Promise.all(
    LANGUAGES.map(async (language) => findIssueText(await loadTexts(language), issue?.code ?? '', issue?.params)),
  );
  expect(sentences[LANGUAGES.indexOf('en')]?.toLowerCase()).toContain(part.toLowerCase());
  expect(new Set(sentences).size).toBe(LANGUAGES.length);
  for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]/);
});
