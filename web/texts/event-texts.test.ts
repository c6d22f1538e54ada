import { SECURITY_EVENTS } from '@tangent/domain/auth/security-event.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { findIssueText } from './issue-text.ts';
import { openTexts } from './open-texts.ts';

test.each(LANGUAGES)('whatever happens to an account has words of its own in %s', async (language) => {
  const texts = await openTexts(language);
  const words = SECURITY_EVENTS.map((event) => texts.t(`account.event.${event}`));
  expect(words.filter((word) => word.startsWith('account.'))).toEqual([]);
  expect(new Set(words).size).toBe(SECURITY_EVENTS.length);
});

test('[S8-045] personal data that could not be saved are told in the required words', async () => {
  expect(findIssueText(await openTexts('en'), 'profile_failed')).toBe('Failed to update profile');
});
