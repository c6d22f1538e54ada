import type { Account } from '@tangent/contract/identity/account.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelEmailChange } from '../../../api/identity/account.ts';
import { VerificationResend } from '../../../parts/identity/account/verification-resend.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { EmailDialog } from './email-dialog.tsx';

/** Shows the address for signing in. A new address takes effect once its link was opened. */
export function EmailCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('account.field.email')}
      action={
        <Button size="small" onClick={() => setOpen(true)}>
          {t('account.email.change')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 break-all">{account.email}</span>
          <StatusPill tone={account.email_verified ? 'good' : 'warn'}>
            {t(account.email_verified ? 'account.email.verified' : 'account.email.unverified')}
          </StatusPill>
        </p>
        {account.mail_refusals.map((refusal) => (
          <RefusedEmail key={refusal.email} {...refusal} canResend={refusal.email === account.email} />
        ))}
        {account.new_email !== null && <PendingEmail email={account.new_email} />}
      </div>
      <EmailDialog open={isOpen} onClose={() => setOpen(false)} account={account} />
    </Card>
  );
}

/** Says that the server of an address refused an email. A new address is tried again by entering it again. */
function RefusedEmail({ email, answer, canResend }: Account['mail_refusals'][number] & { canResend: boolean }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="bad"
      title={<span className="break-words">{t('account.email.refused', { email })}</span>}
      action={canResend && <VerificationResend />}
    >
      <span className="break-words">{t('account.email.refused_text', { answer })}</span>
    </Banner>
  );
}

function PendingEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const cancel = useCancelEmailChange();
  return (
    <Banner
      tone="info"
      title={<span className="break-all">{t('account.email.waiting', { email })}</span>}
      action={
        <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate(undefined, { onError: showError })}>
          {t('account.email.give_up')}
        </Button>
      }
    >
      {t('account.email.waiting_text')}
    </Banner>
  );
}
