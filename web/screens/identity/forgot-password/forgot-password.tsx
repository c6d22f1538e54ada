import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../app/auth-pages/auth-router.tsx';
import { AuthPanel } from '../../../parts/identity/account/auth-panel.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LinkSent } from './link-sent.tsx';

/** Asks for the address; the response is the same whether or not the account exists. */
export function ForgotPassword() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthPanel
      title={sentTo === null ? t('auth.forgot.title') : t('auth.sent.title')}
      lead={sentTo === null ? t('auth.forgot.lead') : t('auth.sent.lead', { email: sentTo })}
    >
      {sentTo === null ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} onOtherAddress={() => setSentTo(null)} />
      )}
      <p className="mt-7">
        <Link className="text-link" to={APP_PATHS.login}>
          {t('auth.forgot.back')}
        </Link>
      </p>
    </AuthPanel>
  );
}
