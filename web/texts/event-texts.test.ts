import { SECURITY_EVENTS } from '@tangent/domain/identity/auth/security-event.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { findIssueText } from './issue-text.ts';
import { loadTexts } from './load-texts.ts';

test.each(LANGUAGES)('every event of an account has its text in %s', async (language) => {
  const texts = await loadTexts(language);
  const labels = SECURITY_EVENTS.map((event) => texts.t(`account.event.${event}`));
  expect(labels.filter((word) => word.startsWith('account.'))).toEqual([]);
  expect(new Set(labels).size).toBe(SECURITY_EVENTS.length);
});

test('[S8-045] a failure to save personal data has the required text', async () => {
  expect(findIssueText(await loadTexts('en'), 'profile_failed')).toBe('Failed to update profile');
});
