import type { Language } from '@tangent/domain/locale.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { finishAppleSignIn } from '../../api/social-login.ts';
import { useNavigate, useSearchParams } from '../../app/doors/door-router.tsx';
import { getAppleState } from '../../app/sign-in-settings.ts';
import { takeArrival } from '../../app/social-arrival.ts';
import { clearVisitTags, readVisitTags } from '../../app/visit-tags.ts';
import { problemOf } from '../../parts/social-problem.ts';
import type { SocialReturnState } from '../../parts/social-return.ts';
import { useEnter } from '../../parts/use-enter.ts';
import { APP_PATHS } from '../../site/app-paths.ts';
import { acceptAppleReturn } from './accept-return.ts';

const FAILED = `${APP_PATHS.login}?error=auth_failed`;

/** Ends a sign-in with Apple: on to where somebody wanted to go, to the code of the app, or back to the sign-in page. */
export function useAppleReturn(): void {
  const { i18n } = useTranslation();
  const enter = useEnter();
  const navigate = useNavigate();
  const wish = useSearchParams()[0].get('redirect');
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const accepted = acceptAppleReturn(takeArrival('apple'), getAppleState());
    if (accepted === null) return void navigate(FAILED, { replace: true });
    const lang = i18n.language as Language;
    void finishAppleSignIn({ ...accepted, lang, ...readVisitTags() }).then(
      (answer) => {
        if (!('user' in answer)) return void navigate(codePath(wish), { replace: true });
        clearVisitTags();
        enter(answer.user);
      },
      (error: unknown) => {
        const state: SocialReturnState = { social_problem: problemOf('apple', error) };
        void navigate(FAILED, { replace: true, state });
      },
    );
  }, [enter, i18n, navigate, wish]);
}

/** The sign-in page at the step of the code; the wish where to go stays. */
function codePath(wish: string | null): string {
  const query = new URLSearchParams({ twofactor: '1', ...(wish === null ? {} : { redirect: wish }) });
  return `${APP_PATHS.login}?${query}`;
}
