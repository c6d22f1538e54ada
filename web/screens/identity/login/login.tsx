import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from '../../../app/auth-pages/auth-router.tsx';
import { AuthPanel } from '../../../parts/identity/account/auth-panel.tsx';
import { useSocialReturn } from '../../../parts/identity/account/social-return.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoginForm } from './login-form.tsx';

/** Loaded on demand: most users never see it. */
const TwoFactorStep = lazy(async () => ({ default: (await import('./two-factor-step.tsx')).TwoFactorStep }));

/** Asks for the password first, then for the authenticator code if the account uses one. */
export function Login() {
  const { t } = useTranslation();
  const social = useSocialReturn();
  const { waitsForCode, isVoid, showCodeStep, showPasswordStep } = useLoginSteps(social.twofactor);
  if (!waitsForCode) {
    return (
      <AuthPanel title={t('auth.login.title')} lead={<LoginLead />}>
        {social.state === 'working' ? (
          <ReturnStatus />
        ) : (
          <LoginForm isVoid={isVoid} socialProblem={social.problem} onTwoFactor={showCodeStep} />
        )}
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title={t('auth.code.title')} lead={t('auth.code.lead')}>
      <Suspense fallback={<Skeleton className="h-32 max-w-md" />}>
        <TwoFactorStep onBack={() => showPasswordStep(false)} onVoid={() => showPasswordStep(true)} />
      </Suspense>
    </AuthPanel>
  );
}

/** Shown after a provider has redirected back, while the server verifies the response. */
function ReturnStatus() {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex items-center gap-2.5">
      <Spinner /> {t('auth.social.returning')}
    </p>
  );
}

function LoginLead() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <>
      {t('auth.login.lead')}{' '}
      <Link className="text-link" to={{ pathname: '/auth/signup', search: query.toString() }}>
        {t('auth.login.sign_up')}
      </Link>
    </>
  );
}

/** Keeps the step in the address, so that the browser's back button leads to the password. */
function useLoginSteps(providerNeedsCode: boolean) {
  const [query, setQuery] = useSearchParams();
  const [isVoid, setVoid] = useState(false);
  const showCodeStep = (options: { replace: boolean }) => {
    setVoid(false);
    setQuery({ ...Object.fromEntries(query), twofactor: '1' }, options);
  };
  const showPasswordStep = (isExpired: boolean) => {
    const rest = new URLSearchParams(query);
    rest.delete('twofactor');
    setVoid(isExpired);
    setQuery(rest, { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the provider's response leads here
  useEffect(() => {
    if (providerNeedsCode) showCodeStep({ replace: true });
  }, [providerNeedsCode]);
  return { waitsForCode: query.get('twofactor') === '1', isVoid, showCodeStep, showPasswordStep };
}
