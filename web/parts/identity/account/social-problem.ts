import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import type { i18n } from 'i18next';
import { ApiError } from '../../../api/api-error.ts';

/** The reason why a sign-in with a provider failed; it travels with the navigation back to the sign-in page. */
export type SocialProblem = { provider: SocialProvider; name: string; seconds: number };

/** The server returns these names for every problem with a return, so that it reveals no details. */
const WITHOUT_TEXT = ['unauthenticated', 'invalid_provider_token', 'auth_failed'];
const FALLBACKS = { google: 'error.google_failed', apple: 'error.apple_failed' } as const;

export function toProblem(provider: SocialProvider, error: unknown): SocialProblem {
  if (!(error instanceof ApiError)) return { provider, name: 'auth_failed', seconds: 0 };
  return { provider, name: error.name, seconds: error.retry_after_seconds ?? 60 };
}

/**
 * Returns the text of a known name, else 'Google authentication failed' or 'Apple authentication failed' (S8-009,
 * S8-010, A-153).
 */
export function socialProblemText(texts: Pick<i18n, 't' | 'exists'>, problem: SocialProblem): string {
  const named = `error.${problem.name}`;
  if (WITHOUT_TEXT.includes(problem.name) || !texts.exists(named)) return texts.t(FALLBACKS[problem.provider]);
  return texts.t(named as 'error.network', { seconds: problem.seconds });
}
