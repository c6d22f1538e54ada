import type { i18n } from 'i18next';
import { ApiError } from '../../../api/api-error.ts';
import { findIssueText } from '../../../texts/issue-text.ts';

/** The steps of signing in, with the fallback text for a failure without its own (S8-004 to S8-006). */
const FALLBACKS = {
  login: 'error.authentication_failed',
  code: 'error.two_factor_failed',
  signup: 'error.registration_failed',
  reset: 'error.internal_error',
} as const;
export type AuthStep = keyof typeof FALLBACKS;

/**
 * Returns why signing in or up failed: the text of a known name, else the server's message, else the long text for a
 * 401 of the login and the short one otherwise. A name that only means 'not signed in' is no reason here. An
 * error that is no response of a call is an unsolved challenge.
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

/** Returns for how many seconds a retry would be refused; 0 when the user may retry at once. */
export function getWaitSeconds(error: unknown): number {
  if (!(error instanceof ApiError) || error.name !== 'too_many_requests') return 0;
  return error.retry_after_seconds ?? 60;
}

function usesCaptcha(step: AuthStep): boolean {
  return step === 'login' || step === 'signup';
}
