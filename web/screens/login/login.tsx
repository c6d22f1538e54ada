import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { AuthPanel } from '../../parts/auth-panel.tsx';
import { LoginForm } from './login-form.tsx';

export function Login() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <AuthPanel
      title={t('auth.login.title')}
      lead={
        <>
          {t('auth.login.lead')}{' '}
          <Link className="text-link" to={{ pathname: '/auth/signup', search: search.toString() }}>
            {t('auth.login.sign_up')}
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthPanel>
  );
}
