import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startSocialSignIn } from '../../api/social-login.ts';
import { useSearchParams } from '../../app/auth-pages/auth-router.tsx';
import { getSignInProviders } from '../../app/sign-in-settings.ts';
import { saveRedirect } from '../../app/social-callback.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LEGAL_LINKS } from '../page/legal-links.ts';
import { LinkedText } from '../page/linked-text.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { type SocialProblem, socialProblemText, toProblem } from './social-problem.ts';

/** 'Continue with Google' and 'Continue with Apple', as far as this installation has clients there. */
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
        <LinkedText text={t('auth.social.terms')} links={LEGAL_LINKS} />
      </p>
    </div>
  );
}

/** Asks where to go, and goes; whoever comes back by the browser's own button finds the buttons ready. */
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
