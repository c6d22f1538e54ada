import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from '../../../app/auth-pages/auth-router.tsx';
import { AuthPanel } from '../../../parts/identity/account/auth-panel.tsx';
import { AuthProblem } from '../../../parts/identity/account/auth-problem.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { usePasswordPair } from './use-password-pair.ts';
import { useResetForm } from './use-reset-form.ts';

function ResetForm({ token, onDead }: { token: string; onDead: () => void }) {
  const { t } = useTranslation();
  const { form, isPending, problem, submit } = useResetForm(token, onDead);
  const pair = usePasswordPair(form);
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit}>
      {problem !== null && <AuthProblem error={problem} step="reset" />}
      <NewPasswordFields label={t('auth.field.new_password')} {...pair} />
      <Button type="submit" tone="volt" size="large" busy={isPending}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  );
}

/** Sets a new password with the emailed link. */
export function ResetPassword() {
  const { t } = useTranslation();
  const token = useToken();
  const [isDead, setDead] = useState(false);
  if (token === null) return null;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {isDead ? (
        <AuthPanel title={t('auth.reset.dead_title')} lead={t('auth.reset.dead_lead')}>
          <Link to={APP_PATHS.forgot_password} className={buttonClass('volt', 'large')}>
            {t('auth.reset.new_link')}
          </Link>
        </AuthPanel>
      ) : (
        <AuthPanel title={t('auth.reset.title')} lead={t('auth.reset.lead')}>
          <ResetForm token={token} onDead={() => setDead(true)} />
        </AuthPanel>
      )}
    </>
  );
}

/**
 * Reads the token once and removes it from the address, so that no history, bookmark or shared screen keeps it. Null
 * without one: the page then offers to request a link.
 */
function useToken(): string | null {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const found = query.get('token');
  const [token, setToken] = useState(found);
  // If the link of another email is opened in the same page, its token replaces this one.
  if (found !== null && found !== token) setToken(found);
  useEffect(() => {
    if (token === null) navigate(APP_PATHS.forgot_password, { replace: true });
    if (found === null) return;
    const rest = new URLSearchParams(query);
    rest.delete('token');
    setQuery(rest, { replace: true });
  }, [token, found, query, setQuery, navigate]);
  return token;
}
