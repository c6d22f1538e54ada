import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { getSupportEmail } from '../../../app/contact.ts';
import { AuthProblem } from '../../../parts/identity/account/auth-problem.tsx';
import { Banner, type BannerTone } from '../../../ui/banner.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { LoginNotice } from './login-notice.ts';

const TONES: Record<LoginNotice, BannerTone> = {
  auth_failed: 'bad',
  verification_failed: 'bad',
  void: 'bad',
  verified: 'good',
  reset: 'good',
  expired: 'info',
  logout_failed: 'bad',
  closed: 'good',
};

/** Explains why the sign-in failed; the owner of a closed account learns whom to contact. */
export function LoginProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isClosed = error instanceof ApiError && error.name === 'deactivated_account';
  const support = (
    <LinkButton size="small" href={`mailto:${getSupportEmail()}`}>
      {t('auth.blocked.support')}
    </LinkButton>
  );
  return <AuthProblem error={error} step="login" action={isClosed && support} />;
}

/** Shows the notice with which the user arrived. */
export function LoginNoticeBanner({ notice }: { notice: LoginNotice }) {
  const { t } = useTranslation();
  if (notice === 'expired') return <Banner tone={TONES[notice]} title={t('error.unauthenticated')} />;
  if (notice === 'logout_failed') return <Banner tone={TONES[notice]} title={t('error.logout_failed')} />;
  return (
    <Banner tone={TONES[notice]} title={t(`auth.notice.${notice}.title`)}>
      {t(`auth.notice.${notice}.text`)}
    </Banner>
  );
}
