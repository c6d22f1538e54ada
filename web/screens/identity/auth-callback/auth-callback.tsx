import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../ui/spinner.tsx';
import { useAppleReturn } from './use-apple-return.ts';

/** The page that Apple redirects to; it only shows that the sign-in is in progress (S2-008, A-019). */
export function AuthCallback() {
  const { t } = useTranslation();
  useAppleReturn();
  return (
    <main id="main" tabIndex={-1} className="grid min-h-svh place-content-center justify-items-center gap-4 p-4">
      <Spinner size={40} />
      <div role="status">
        <h1 className="text-center text-15 font-strong">{t('auth.social.returning')}</h1>
      </div>
    </main>
  );
}
