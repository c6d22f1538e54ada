import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from '../../../app/auth-pages/auth-router.tsx';
import type { LoginState } from '../../../app/session/session-expiry.ts';
import { CaptchaLine } from '../../../parts/identity/account/captcha/captcha-line.tsx';
import { PasswordField } from '../../../parts/identity/account/password-field.tsx';
import { rememberAddress } from '../../../parts/identity/account/remembered-address.ts';
import { SocialButtons } from '../../../parts/identity/account/social-buttons.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { findNotice } from './login-notice.ts';
import { LoginNoticeBanner, LoginProblem } from './login-problem.tsx';
import { type OpenTwoFactor, useLoginForm } from './use-login-form.ts';

type LoginFormProps = {
  /** The time for entering the code ran out, so the sign-in starts again. */
  isVoid: boolean;
  /** The reason a sign-in with a provider failed. */
  socialProblem: string | null;
  onTwoFactor: OpenTwoFactor;
};

export function LoginForm({ isVoid, socialProblem, onTwoFactor }: LoginFormProps) {
  const { t } = useTranslation();
  const { fields, captcha, isPending, problem, submit } = useLoginForm(onTwoFactor, isVoid);
  return (
    <div className="grid max-w-md gap-6">
      <form className="grid gap-4" noValidate onSubmit={submit} onFocus={captcha.start}>
        {problem !== null ? <LoginProblem error={problem} /> : <BeforeLogin isVoid={isVoid} problem={socialProblem} />}
        <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...fields.username} />
        <div className="grid gap-2">
          <PasswordField autoComplete="current-password" {...fields.password} />
          <ForgotLink readTyped={() => fields.username.ref.current?.value ?? ''} />
        </div>
        <CaptchaLine state={captcha.state} onRetry={captcha.start} />
        <Button type="submit" tone="volt" size="large" busy={isPending}>
          {t('auth.login.submit')}
        </Button>
      </form>
      <SocialButtons />
    </div>
  );
}

/**
 * Shows the notice before the first attempt; the error of a provider's sign-in, which has just happened, comes first.
 */
function BeforeLogin({ isVoid, problem }: { isVoid: boolean; problem: string | null }) {
  const [query] = useSearchParams();
  const state = useLocation().state as LoginState;
  if (problem !== null && !isVoid) return <Banner tone="bad" title={problem} />;
  const notice = findNotice(query, { isVoid, state });
  return notice && <LoginNoticeBanner notice={notice} />;
}

/** Passes the typed address on, so that the user does not type it twice. */
function ForgotLink({ readTyped }: { readTyped: () => string }) {
  const { t } = useTranslation();
  return (
    <Link
      className="text-link justify-self-start text-13"
      to={APP_PATHS.forgot_password}
      onClick={() => rememberAddress(readTyped())}
    >
      {t('auth.login.forgot')}
    </Link>
  );
}
