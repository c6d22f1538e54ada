import { VERIFICATION_RESEND_SECONDS } from '@tangent/domain/identity/identity-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { resendVerificationMail } from '../../../api/identity/auth.ts';
import { useUser } from '../../../app/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useCountdown } from '../../page/use-countdown.ts';
import { refreshUser } from './refresh-user.ts';

/** Sends the verification email again, at most once a minute; to a verified address one that tries whether it arrives. */
export function VerificationResend() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const { left, start } = useCountdown();
  const wasVerified = useUser().email_verified;
  const { mutate, isPending } = useMutation({
    mutationFn: resendVerificationMail,
    onSuccess: async () => {
      start(VERIFICATION_RESEND_SECONDS);
      // The link may already have been opened on another device; then no email was sent.
      const user = await refreshUser();
      toast('good', t(user?.email_verified && !wasVerified ? 'auth.verify.done' : 'auth.verify.sent'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.name === 'too_many_requests') {
        start(error.retry_after_seconds ?? VERIFICATION_RESEND_SECONDS);
      } else toast('bad', getErrorText(i18n, error));
    },
  });
  return (
    <Button size="small" busy={isPending} disabled={left > 0} onClick={() => mutate()}>
      {left > 0 ? t('auth.resend_in', { seconds: left }) : t('auth.resend')}
    </Button>
  );
}
