import type { i18n } from 'i18next';
import { ApiError } from '../../api/api-error.ts';
import { findIssueText } from '../../texts/issue-text.ts';

/** What was tried, with the words for a failure that brings none of its own (S8-004 to S8-006). */
const FALLBACKS = {
  login: 'error.authentication_failed',
  code: 'error.two_factor_failed',
  signup: 'error.registration_failed',
  reset: 'error.internal_error',
} as const;
export type AuthStep = keyof typeof FALLBACKS;

/**
 * Why signing in or up did not work: the words of a known name, else the server's message, else for a 401 of the login the
 * longer text and otherwise the short one. A name that only says 'not signed in' is no reason here. What is no answer
 * of a call at all is a challenge that could not be solved.
 */
export function authErrorText(texts: i18n, error: unknown, step: AuthStep): string {
  if (!(error instanceof ApiError)) return texts.t(usesCaptcha(step) ? 'error.captcha_failed' : FALLBACKS[step]);
  if (error.name !== 'unauthenticated') {
    const known = findIssueText(texts, error.name, { seconds: getWaitSeconds(error) });
    if (known !== null) return known;
    if (error.message !== '') return error.message;
  }
  return texts.t(step === 'login' && error.status === 401 ? 'error.check_credentials' : FALLBACKS[step]);
}

/** For how many seconds the same would be refused again; none when it may be tried at once. */
export function getWaitSeconds(error: unknown): number {
  if (!(error instanceof ApiError) || error.name !== 'too_many_requests') return 0;
  return error.retry_after_seconds ?? 60;
}

function usesCaptcha(step: AuthStep): boolean {
  return step === 'login' || step === 'signup';
}
