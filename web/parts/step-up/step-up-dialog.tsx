import { useTranslation } from 'react-i18next';
import { useAccount } from '../../api/account.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { SetPassword } from '../set-password.tsx';
import { StepUpForm } from './step-up-form.tsx';

type StepUpDialogProps = { open: boolean; onClosed: () => void; onConfirmed: () => void; onGiveUp: () => void };

/** Asks once more who is there. Whoever has no password yet learns how to get one. */
export function StepUpDialog({ open, onClosed, onConfirmed, onGiveUp }: StepUpDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onGiveUp()}
      onClosed={onClosed}
      title={t('account.step_up.title')}
    >
      <StepUpBody onConfirmed={onConfirmed} onGiveUp={onGiveUp} />
    </Dialog>
  );
}

function StepUpBody({ onConfirmed, onGiveUp }: Omit<StepUpDialogProps, 'open' | 'onClosed'>) {
  const { t } = useTranslation();
  const account = useAccount();
  if (account.data === undefined) {
    if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
    return <Skeleton className="h-32" />;
  }
  if (account.data.has_password) {
    return <StepUpForm asksCode={account.data.twofactor.on} onConfirmed={onConfirmed} onGiveUp={onGiveUp} />;
  }
  return (
    <>
      <p className="leading-relaxed text-ink-2">{t('account.step_up.no_password')}</p>
      <SetPassword email={account.data.email} />
    </>
  );
}
