import type { PayoutDetail } from '@tangent/contract/money/backoffice-payout.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayoutAction } from '../../../api/money/backoffice-payout.ts';
import { NoteField } from '../../../parts/form/note-field.tsx';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type Action = PayoutDetail['actions'][number];

export function PayoutActions({ payout }: { payout: PayoutDetail }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Action | null>(null);
  const close = () => setSelected(null);
  return (
    <Card title={t('backoffice.actions.title')}>
      <div className="grid gap-2">
        {payout.actions.map((action) => (
          <Button key={action} tone={action === 'approve' ? 'volt' : 'plain'} onClick={() => setSelected(action)}>
            {t(`payouts.action.${action}.verb`)}
          </Button>
        ))}
      </div>
      {selected === 'approve' && <ApproveDialog payout={payout} onClose={close} />}
      {selected === 'cancel' && <CancelDialog payout={payout} onClose={close} />}
    </Card>
  );
}

type ActionDialogProps = { payout: PayoutDetail; onClose: () => void };

function useActing({ payout, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutateAsync, isPending } = usePayoutAction(payout.id);
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const action = (input: Parameters<typeof mutateAsync>[0]) =>
    runConfirmed(() => mutateAsync(input)).then(() => {
      toast('good', t(`payouts.action.${input.kind}.done`));
      onClose();
    }, showError);
  return { action, confirmationDialog, busy: isPending };
}

function ApproveDialog(props: ActionDialogProps) {
  const { t, i18n } = useTranslation();
  const { action, confirmationDialog, busy } = useActing(props);
  const { amount_cents, expected_on, destination, method } = props.payout;
  const values = {
    amount: formatDollars(amount_cents, i18n.language),
    destination: destination || t(`payouts.method.${method}`),
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('payouts.action.approve.title', values)}
      description={t('payouts.action.approve.detail', { ...values, date: formatDate(expected_on, i18n.language) })}
      confirm={t('payouts.action.approve.verb')}
      busy={busy}
      onConfirm={() => void action({ kind: 'approve' })}
    >
      {confirmationDialog}
    </ConfirmDialog>
  );
}

function CancelDialog(props: ActionDialogProps) {
  const { t, i18n } = useTranslation();
  const { action, confirmationDialog, busy } = useActing(props);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { amount_cents, name } = props.payout;
  const confirm = () => {
    setTried(true);
    if (note.trim() !== '') void action({ kind: 'cancel', note: note.trim() });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('payouts.action.cancel.title', { name })}
      description={t('payouts.action.cancel.detail', { amount: formatDollars(amount_cents, i18n.language) })}
      confirm={t('payouts.action.cancel.verb')}
      keepLabel={t('withdrawal.cancel.keep')}
      tone="bad"
      busy={busy}
      onConfirm={confirm}
    >
      <NoteField note={note} missing={tried && note.trim() === ''} onChange={setNote} />
      {confirmationDialog}
    </ConfirmDialog>
  );
}
