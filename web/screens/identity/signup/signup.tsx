import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from '../../../app/auth-pages/auth-router.tsx';
import { AuthPanel } from '../../../parts/identity/account/auth-panel.tsx';
import { SignupForm } from './signup-form.tsx';

export function Signup() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  return (
    <AuthPanel
      title={t('auth.signup.title')}
      lead={
        <>
          {t('auth.signup.lead')}{' '}
          <Link className="text-link" to={{ pathname: '/auth/login', search: search.toString() }}>
            {t('auth.signup.sign_in')}
          </Link>
        </>
      }
    >
      <SignupForm />
    </AuthPanel>
  );
}
