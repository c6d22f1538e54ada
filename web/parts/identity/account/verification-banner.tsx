import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useMailRefusal } from '../../../api/identity/account.ts';
import { useUser } from '../../../app/session/session.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { refreshUser } from './refresh-user.ts';
import { VerificationResend } from './verification-resend.tsx';

/** Above every page until the address is verified. The email link opens this page too and shows a message. */
export function VerificationBanner() {
  const { t } = useTranslation();
  const { email, email_verified } = useUser();
  useVerifiedMessage(email_verified);
  useNewsFromElsewhere(email_verified);
  const answer = useMailRefusal(email, !email_verified);
  const { pathname } = useLocation();
  // There the card of the address says it, beside the button that changes the address.
  if (email_verified || (answer !== null && pathname === APP_PATHS.account)) return null;
  if (answer !== null) return <RefusedBanner email={email} answer={answer} />;
  return (
    <div className="mb-6">
      <Banner tone="warn" title={t('auth.verify.title')} action={<VerificationResend />}>
        {t('auth.verify.text', { email })}{' '}
        <Link className="text-link" to={APP_PATHS.account}>
          {t('auth.verify.change')}
        </Link>
      </Banner>
    </div>
  );
}

/** No link arrived: waiting for it is no use, another address is. */
function RefusedBanner({ email, answer }: { email: string; answer: string }) {
  const { t } = useTranslation();
  return (
    <div className="mb-6">
      <Banner
        tone="bad"
        title={<span className="break-words">{t('auth.verify.refused', { email })}</span>}
        action={<VerificationResend />}
      >
        <span className="break-words">{t('auth.verify.refused_text', { answer })}</span>{' '}
        <Link className="text-link" to={APP_PATHS.account}>
          {t('auth.verify.refused_change')}
        </Link>
      </Banner>
    </div>
  );
}

/** Confirms once that the link worked, and removes its parameter from the address. */
function useVerifiedMessage(isVerified: boolean): void {
  const { t } = useTranslation();
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const isRequested = query.has('verified');
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown on arrival, not when the texts change
  useEffect(() => {
    if (!isRequested) return;
    if (isVerified) toast('good', t('auth.verify.done'));
    const rest = new URLSearchParams(query);
    rest.delete('verified');
    setQuery(rest, { replace: true });
  }, [isRequested]);
}

/** Reads the user again on focus: the link is mostly opened in another tab, and this one then needs no reload. */
function useNewsFromElsewhere(isVerified: boolean): void {
  useEffect(() => {
    if (isVerified) return;
    const refresh = () => void refreshUser();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [isVerified]);
}
