import { checkNewPassword, checkRepeated } from '@tangent/domain/identity/auth/check-new-password.ts';
import { expect, test } from 'vitest';
import { findIssueText } from './issue-text.ts';
import { loadTexts } from './load-texts.ts';

const texts = await loadTexts('en');

test('[S5-047] a password that differs from its confirmation has its text', () => {
  const [issue] = checkNewPassword('correct-horse-7', 'correct-horse-8');
  expect(issue && findIssueText(texts, issue.code, issue.params)).toBe('Passwords do not match');
});

test('[S5-041] the text names both fields that must be equal', () => {
  const [issue] = checkRepeated('email_again', 'ada@music.example', 'eda@music.example');
  const values = { field1: 'Email', field2: 'Email again' };
  expect(issue && findIssueText(texts, issue.code, values)).toBe('Email and Email again do not match');
});
