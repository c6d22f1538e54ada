import { useTranslation } from 'react-i18next';
import { AuthProblem } from '../../parts/identity/account/auth-problem.tsx';
import { CaptchaLine } from '../../parts/identity/account/captcha/captcha-line.tsx';
import { PasswordField } from '../../parts/identity/account/password-field.tsx';
import { TwoFactorField } from '../../parts/identity/account/step-up/two-factor-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { leaveToSignIn, postponeSignIn } from '../session/session-expiry.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** Asks for the sign-in above the work when a session has ended: the page below keeps what was typed. */
export function SignInAgainDialog() {
  const { t } = useTranslation();
  const { username, captcha, step, field, problem, isEmpty, isPending, submit } = useSignInAgain();
  const fieldName = t(step === 'code' ? 'account.two_factor.code' : 'auth.field.password');
  const error = isEmpty ? t('error.required', { field: fieldName }) : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && postponeSignIn()}
      title={t('error.unauthenticated')}
      description={t('shell.session_end.text', { name: username })}
    >
      <form className="grid gap-4" noValidate onSubmit={submit} onFocus={captcha.start}>
        {problem !== null && <AuthProblem error={problem} step={step === 'code' ? 'code' : 'login'} />}
        {/* Password managers need the user name beside the password. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        {step === 'password' ? (
          <>
            <PasswordField
              ref={field}
              label={t('auth.field.password')}
              autoComplete="current-password"
              name="password"
              error={error}
            />
            <CaptchaLine state={captcha.state} onRetry={captcha.start} />
          </>
        ) : (
          <TwoFactorField orRecovery ref={field} name="code" error={error} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
          <button type="button" className="text-link text-13" onClick={leaveToSignIn}>
            {t('shell.session_end.other')}
          </button>
          <Button type="submit" tone="volt" size="large" busy={isPending}>
            {t('auth.login.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
