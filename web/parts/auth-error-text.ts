import type { i18n } from 'i18next';
import { ApiError } from '../api/api-error.ts';
import { findIssueText } from '../texts/issue-text.ts';

/** What was tried, with the words for a failure that brings none of its own (S8-004 to S8-006). */
const FALLBACKS = {
  login: 'error.authentication_failed',
  code: 'error.two_factor_failed',
  signup: 'error.registration_failed',
  reset: 'error.internal_error',
} as const;
export type AuthAct = keyof typeof FALLBACKS;

/**
 * Why signing in or up did not work: the words of a known name, else the server's message, else for a 401 of the login the
 * longer text and otherwise the short one. A name that only says 'not signed in' is no reason here. What is no answer
 * of a call at all is a challenge that could not be solved.
 */
export function authErrorText(texts: i18n, error: unknown, act: AuthAct): string {
  if (!(error instanceof ApiError)) return texts.t(usesCaptcha(act) ? 'error.captcha_failed' : FALLBACKS[act]);
  if (error.name !== 'unauthenticated') {
    const known = findIssueText(texts, error.name, { seconds: waitOf(error) });
    if (known !== null) return known;
    if (error.message !== '') return error.message;
  }
  return texts.t(act === 'login' && error.status === 401 ? 'error.check_credentials' : FALLBACKS[act]);
}

/** For how many seconds the same would be refused again; none when it may be tried at once. */
export function waitOf(error: unknown): number {
  if (!(error instanceof ApiError) || error.name !== 'too_many_requests') return 0;
  return error.retry_after_seconds ?? 60;
}

function usesCaptcha(act: AuthAct): boolean {
  return act === 'login' || act === 'signup';
}
