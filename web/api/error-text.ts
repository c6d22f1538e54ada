import type { i18n } from 'i18next';
import { findIssueText } from '../texts/issue-text.ts';
import { ApiError } from './api-error.ts';

/** Returns the text for a failed call: ours for its name, else the server's message, else the fallback. */
export function getErrorText(texts: i18n, error: unknown): string {
  if (!(error instanceof ApiError)) return texts.t('error.internal_error');
  const seconds = error.retry_after_seconds ?? 60;
  const known = findIssueText(texts, error.name, { seconds });
  return known ?? (error.message || texts.t('error.internal_error'));
}
