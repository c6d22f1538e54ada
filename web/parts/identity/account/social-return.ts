import type { Language } from '@tangent/domain/locale.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInWithGoogle } from '../../../api/identity/social-login.ts';
import { useLocation } from '../../../app/auth-pages/auth-router.tsx';
import { clearAttribution, readAttribution } from '../../../app/session/attribution.ts';
import { consumeCallback, type GoogleCallback, hasCallback } from '../../../app/session/social-callback.ts';
import { useFinishSignIn } from '../../form/use-finish-sign-in.ts';

import { type SocialProblem, socialProblemText, toProblem } from './social-problem.ts';

const STATE_PREFIX = 'google.';

type GoogleReturn = { id: string; email: string; name: string; provider_token: string };

/**
 * Builds the request for a return from Google (S3-009): the token, and the claims in it. The server verifies the token
 * itself. Null when Google refused, the state is of another sign-in, or the token is invalid.
 */
export function acceptGoogleReturn({ token, state }: GoogleCallback): GoogleReturn | null {
  if (token === null || !state?.startsWith(STATE_PREFIX)) return null;
  const claims = readClaims(token);
  if (claims === null) return null;
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  return { id: text('sub'), email: text('email'), name: text('name'), provider_token: token };
}

function readClaims(token: string): Record<string, unknown> | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The navigation state that the return from Apple passes to the sign-in page. */
export type SocialReturnState = { readonly social_problem?: SocialProblem } | null;

export type SocialReturn = {
  /**
   * `working` until the server has verified Google's token; a user who is signed in leaves the page through this hook.
   */
  state: 'none' | 'working' | 'failed';
  /** The first step is done; the code of the authenticator app is still missing. */
  twofactor: boolean;
  /** Why it failed, from Google or from Apple; shown instead of an error in the query. */
  problem: string | null;
};

type Outcome = 'none' | 'working' | 'twofactor' | SocialProblem;

/** Finishes a sign-in with Google on the sign-in page, and returns the error of a failed one with Apple. */
export function useSocialReturn(): SocialReturn {
  const { i18n } = useTranslation();
  const enter = useFinishSignIn();
  const fromApple = (useLocation().state as SocialReturnState)?.social_problem ?? 'none';
  const [outcome, setOutcome] = useState<Outcome>(hasCallback('google') ? 'working' : fromApple);
  useEffect(() => {
    const callback = consumeCallback('google');
    if (callback === null) return;
    void finishGoogle(callback, i18n.language as Language).then(
      (result) => {
        if (!('user' in result)) return setOutcome('twofactor');
        clearAttribution();
        enter(result.user);
      },
      (error: unknown) => setOutcome(toProblem('google', error)),
    );
  }, [enter, i18n]);
  if (typeof outcome === 'string') {
    return { state: outcome === 'working' ? 'working' : 'none', twofactor: outcome === 'twofactor', problem: null };
  }
  return { state: 'failed', twofactor: false, problem: socialProblemText(i18n, outcome) };
}

async function finishGoogle(callback: GoogleCallback, lang: Language) {
  const accepted = acceptGoogleReturn(callback);
  if (accepted === null) throw new Error('the return from Google is not valid');
  return signInWithGoogle({ ...accepted, lang, source: 'web', ...readAttribution() });
}
