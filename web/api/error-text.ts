import type { i18n } from 'i18next';
import { findIssueText } from '../texts/issue-text.ts';
import { ApiError } from './api-error.ts';

/** What to tell a person about a call that failed: our words for its name, else the server's, else the fallback. */
export function getErrorText(texts: i18n, error: unknown): string {
  if (!(error instanceof ApiError)) return texts.t('error.internal_error');
  const seconds = error.retry_after_seconds ?? 60;
  const known = findIssueText(texts, error.name, { seconds });
  return known ?? (error.message || texts.t('error.internal_error'));
}

/** What is wrong with one field, in words; undefined when the answer says nothing about it. */
export function findFieldText(texts: i18n, error: unknown, path: string): string | undefined {
  const issue = error instanceof ApiError ? error.errors[path] : undefined;
  if (!issue) return undefined;
  return findIssueText(texts, issue.code, issue.params) ?? texts.t('error.invalid_input');
}
