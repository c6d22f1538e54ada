import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startSocialSignIn } from '../../../api/identity/social-login.ts';
import { useSearchParams } from '../../../app/auth-pages/auth-router.tsx';
import { getSignInProviders } from '../../../app/session/sign-in-settings.ts';
import { saveRedirect } from '../../../app/session/social-callback.ts';
import { LEGAL_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkedText } from '../../page/linked-text.tsx';

import { type SocialProblem, socialProblemText, toProblem } from './social-problem.ts';

const SHAPES: Record<SocialProvider, ReactNode> = {
  google: <path d="M13.6 4.2A6.2 6.2 0 1 0 15.2 9H9.4" fill="none" stroke="currentColor" strokeWidth="2.3" />,
  apple: (
    <g fill="currentColor">
      <path d="M9 5.4c1-.7 2.2-1 3.2-.6 1.2.4 1.9 1.1 2.3 1.9-2.6 1.6-2.3 4.9.5 6-.8 2-2.2 4-3.7 4-.9 0-1.3-.5-2.3-.5s-1.5.5-2.3.5c-2 0-4.4-4-4.4-7.1C2.3 6.6 4 4.7 6 4.7c1.2 0 2.1.7 3 .7Z" />
      <path d="M9.1 4.1c0-1.7 1.2-3.2 2.9-3.4.2 1.8-1.2 3.4-2.9 3.4Z" />
    </g>
  ),
};

/** The logo of the provider, in one colour. */
function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
      {SHAPES[provider]}
    </svg>
  );
}

/** 'Continue with Google' and 'Continue with Apple', for the providers of this installation. */
export function SocialButtons({ className }: { className?: string }) {
  const { t, i18n } = useTranslation();
  const { leaving, problem, leave } = useLeaving();
  const providers = getSignInProviders();
  if (providers.length === 0) return null;
  return (
    <div className={clsx('grid max-w-md gap-3', className)}>
      <p className="flex items-center gap-3 text-13 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.social.or')}
      </p>
      {problem !== null && <Banner tone="bad" title={socialProblemText(i18n, problem)} />}
      {providers.map((provider) => (
        <Button key={provider} size="large" busy={leaving === provider} onClick={() => leave(provider)}>
          {leaving !== provider && <ProviderMark provider={provider} />}
          {t(`auth.social.${provider}`)}
        </Button>
      ))}
      <p className="text-13 text-ink-2">
        <LinkedText text={t('auth.social.terms')} links={LEGAL_PATHS} />
      </p>
    </div>
  );
}

/** Requests the provider's address and opens it; after the browser's back button the buttons work again. */
function useLeaving() {
  const [search] = useSearchParams();
  const [leaving, setLeaving] = useState<SocialProvider | null>(null);
  const [problem, setProblem] = useState<SocialProblem | null>(null);
  useEffect(() => {
    const rest = () => setLeaving(null);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  const leave = async (provider: SocialProvider) => {
    if (leaving !== null) return;
    setProblem(null);
    setLeaving(provider);
    try {
      const { address } = await startSocialSignIn(provider);
      saveRedirect(search.get('redirect'));
      location.assign(address);
    } catch (error) {
      setProblem(toProblem(provider, error));
      setLeaving(null);
    }
  };
  return { leaving, problem, leave };
}
