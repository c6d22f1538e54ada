import type { Language } from '@tangent/domain/locale.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { finishAppleSignIn } from '../../../api/identity/social-login.ts';
import { useNavigate, useSearchParams } from '../../../app/auth-pages/auth-router.tsx';
import { clearAttribution, readAttribution } from '../../../app/session/attribution.ts';
import { getAppleState } from '../../../app/session/sign-in-settings.ts';
import { type AppleCallback, consumeCallback } from '../../../app/session/social-callback.ts';
import { useFinishSignIn } from '../../../parts/form/use-finish-sign-in.ts';
import { toProblem } from '../../../parts/identity/account/social-problem.ts';
import type { SocialReturnState } from '../../../parts/identity/account/social-return.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';

type AppleReturn = { code: string; state: string; name?: string };

/**
 * Accepts a return from Apple when the part of its state before the dot is the fixed value and a code is present
 * (S2-060, S2-062, A-146). The server checks whether this browser started it. Null otherwise.
 */
export function acceptAppleReturn(callback: AppleCallback | null, appleState: string): AppleReturn | null {
  const { code = null, state = null, name = null } = callback ?? {};
  if (!code || state === null || appleState === '') return null;
  if (state.split('.')[0] !== appleState) return null;
  return { code, state, ...(name ? { name } : {}) };
}

const FAILED = `${APP_PATHS.login}?error=auth_failed`;

/**
 * Completes a sign-in with Apple: continues to the requested page, to the authenticator code, or back to the sign-in
 * page.
 */
export function useAppleReturn(): void {
  const { i18n } = useTranslation();
  const enter = useFinishSignIn();
  const navigate = useNavigate();
  const target = useSearchParams()[0].get('redirect');
  const used = useRef(false);
  useEffect(() => {
    if (used.current) return;
    used.current = true;
    const accepted = acceptAppleReturn(consumeCallback('apple'), getAppleState());
    if (accepted === null) return void navigate(FAILED, { replace: true });
    const lang = i18n.language as Language;
    void finishAppleSignIn({ ...accepted, lang, ...readAttribution() }).then(
      (result) => {
        if (!('user' in result)) return void navigate(codePath(target), { replace: true });
        clearAttribution();
        enter(result.user);
      },
      (error: unknown) => {
        const state: SocialReturnState = { social_problem: toProblem('apple', error) };
        void navigate(FAILED, { replace: true, state });
      },
    );
  }, [enter, i18n, navigate, target]);
}

/** Returns the path of the sign-in page at the code step; the requested page is kept. */
function codePath(target: string | null): string {
  const query = new URLSearchParams({ twofactor: '1', ...(target === null ? {} : { redirect: target }) });
  return `${APP_PATHS.login}?${query}`;
}
