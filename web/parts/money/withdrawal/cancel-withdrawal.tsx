import type { Withdrawal } from '@tangent/contract/money/payout.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelWithdrawal } from '../../../api/money/payout.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useErrorToast } from '../../page/use-error-toast.ts';

/** Asks for confirmation before a withdrawal is cancelled. */
export function CancelWithdrawal({ withdrawal, onClose }: { withdrawal: Withdrawal | null; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const cancel = useCancelWithdrawal();
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(withdrawal);
  useEffect(() => {
    if (withdrawal !== null) setShown(withdrawal);
  }, [withdrawal]);
  const confirm = () => {
    if (withdrawal === null) return;
    cancel.mutate(withdrawal.id, {
      onSuccess: () => toast('good', t('withdrawal.cancel.done')),
      onError: showError,
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={withdrawal !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t('withdrawal.cancel.title')}
      description={t('withdrawal.cancel.text', {
        amount: formatDollars(shown?.amount_cents ?? 0, i18n.language),
      })}
      confirm={t('withdrawal.cancel.confirm')}
      keepLabel={t('withdrawal.cancel.keep')}
      tone="bad"
      busy={cancel.isPending}
      onConfirm={confirm}
    />
  );
}
