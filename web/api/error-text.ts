import type { i18n } from 'i18next';
import { findIssueText } from '../texts/issue-text.ts';
import { ApiError } from './api-error.ts';

/** The texts for a failure without a name that we know and without a message. */
export type ErrorFallback = 'error.internal_error' | 'error.activity_failed';

/** Returns the text for a failed call: ours for its name, else the server's message, else the fallback. */
export function getErrorText(texts: i18n, error: unknown, fallback: ErrorFallback = 'error.internal_error'): string {
  if (!(error instanceof ApiError)) return texts.t(fallback);
  const seconds = error.retry_after_seconds ?? 60;
  const known = findIssueText(texts, error.name, { seconds });
  return known ?? (error.message || texts.t(fallback));
}
