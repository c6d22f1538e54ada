import type { Withdrawal, WithdrawalTerms } from '@tangent/contract/money/payout.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { formatDate } from '../../text/format.ts';
import { useDestination } from './use-destination.ts';
import { WithdrawForm } from './withdraw-form.tsx';

type WithdrawDialogProps = { open: boolean; onClose: () => void; terms: WithdrawalTerms };

/** Asks for the amount, shows its deductions and dates, and ends with a confirmation. */
export function WithdrawDialog({ open, onClose, terms }: WithdrawDialogProps) {
  const { t, i18n } = useTranslation();
  const [done, setDone] = useState<Withdrawal | null>(null);
  // The content stays until the dialog has closed.
  const clear = () => setDone(null);
  const close = (next: boolean) => !next && onClose();
  const amount = formatDollars(done?.net_cents ?? 0, i18n.language);
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onClosed={clear}
      title={done === null ? t('withdrawal.withdraw') : t('withdrawal.done.title', { amount })}
    >
      {done === null ? (
        <WithdrawForm terms={terms} onClose={onClose} onDone={setDone} />
      ) : (
        <Done withdrawal={done} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Done({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const destinationText = useDestination();
  const { method, destination, expected_on } = withdrawal;
  const values = { date: formatDate(expected_on, i18n.language), destination: destinationText(method, destination) };
  return (
    <>
      <p role="status" className="leading-relaxed text-ink-2">
        {t('withdrawal.done.text', values)}
      </p>
      <div className="flex justify-end pt-1">
        <Button tone="volt" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </>
  );
}
