import { RESET_LINK_HOURS } from '@tangent/domain/identity/identity-limits.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestReset } from '../../../api/identity/auth.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useErrorToast } from '../../page/use-error-toast.ts';

/** For users who only sign in with Google or Apple: an email link sets their first password. */
export function SetPassword({ email }: { email: string }) {
  const { t, i18n } = useTranslation();
  const showError = useErrorToast();
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: requestReset, onError: showError });
  if (isSuccess) {
    return (
      <Banner tone="good" title={t('account.set_password.sent', { email })}>
        {t('account.set_password.after', { hours: RESET_LINK_HOURS })}
      </Banner>
    );
  }
  const lang = i18n.language as Language;
  return (
    <div>
      <Button tone="volt" busy={isPending} onClick={() => mutate({ email, lang })}>
        {t('account.set_password.action')}
      </Button>
    </div>
  );
}
