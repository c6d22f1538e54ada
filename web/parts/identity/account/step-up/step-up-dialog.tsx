import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../../api/identity/account.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { LoadFailed } from '../../../page/load-failed.tsx';
import { SetPassword } from '../set-password.tsx';
import { StepUpForm } from './step-up-form.tsx';

type StepUpDialogProps = { open: boolean; onClosed: () => void; onConfirmed: () => void; onAbandon: () => void };

/** Asks the user to confirm their identity. Users without a password learn how to set one. */
export function StepUpDialog({ open, onClosed, onConfirmed, onAbandon }: StepUpDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAbandon()}
      onClosed={onClosed}
      title={t('account.step_up.title')}
    >
      <StepUpBody onConfirmed={onConfirmed} onAbandon={onAbandon} />
    </Dialog>
  );
}

function StepUpBody({ onConfirmed, onAbandon }: Omit<StepUpDialogProps, 'open' | 'onClosed'>) {
  const { t } = useTranslation();
  const account = useAccount();
  if (account.data === undefined) {
    if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
    return <Skeleton className="h-32" />;
  }
  if (account.data.has_password) {
    return <StepUpForm needsCode={account.data.twofactor.on} onConfirmed={onConfirmed} onAbandon={onAbandon} />;
  }
  return (
    <>
      <p className="leading-relaxed text-ink-2">{t('account.step_up.no_password')}</p>
      <SetPassword email={account.data.email} />
    </>
  );
}
