import type { PayoutCase } from '@tangent/contract/backoffice-payout.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayoutAct } from '../../api/backoffice-payout.ts';
import { formatDate } from '../../parts/format.ts';
import { useFreshly } from '../../parts/step-up/use-freshly.tsx';
import { useTroubleToast } from '../../parts/use-trouble-toast.ts';
import { WhyField } from '../../parts/why-field.tsx';
import { formatDollars } from '../../texts/format-dollars.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

type Act = PayoutCase['acts'][number];

export function PayoutActs({ payout }: { payout: PayoutCase }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Act | null>(null);
  const close = () => setAsked(null);
  return (
    <Card title={t('backoffice.acts.title')}>
      <div className="grid gap-2">
        {payout.acts.map((act) => (
          <Button key={act} tone={act === 'approve' ? 'volt' : 'plain'} onClick={() => setAsked(act)}>
            {t(`payouts.act.${act}.verb`)}
          </Button>
        ))}
      </div>
      {asked === 'approve' && <ApproveDialog payout={payout} onClose={close} />}
      {asked === 'cancel' && <CancelDialog payout={payout} onClose={close} />}
    </Card>
  );
}

type ActDialogProps = { payout: PayoutCase; onClose: () => void };

function useActing({ payout, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const sayTrouble = useTroubleToast();
  const { mutateAsync, isPending } = usePayoutAct(payout.id);
  const { freshly, question } = useFreshly();
  const act = (wish: Parameters<typeof mutateAsync>[0]) =>
    freshly(() => mutateAsync(wish)).then(() => {
      toast('good', t(`payouts.act.${wish.kind}.done`));
      onClose();
    }, sayTrouble);
  return { act, question, busy: isPending };
}

function ApproveDialog(props: ActDialogProps) {
  const { t, i18n } = useTranslation();
  const { act, question, busy } = useActing(props);
  const { amount_cents, expected_on, destination, method } = props.payout;
  const words = {
    amount: formatDollars(amount_cents, i18n.language),
    destination: destination || t(`payouts.method.${method}`),
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('payouts.act.approve.title', words)}
      description={t('payouts.act.approve.detail', { ...words, date: formatDate(expected_on, i18n.language) })}
      actions={
        <>
          <Button onClick={props.onClose}>{t('ui.cancel')}</Button>
          <Button tone="volt" busy={busy} onClick={() => void act({ kind: 'approve' })}>
            {t('payouts.act.approve.verb')}
          </Button>
        </>
      }
    >
      {question}
    </Dialog>
  );
}

function CancelDialog(props: ActDialogProps) {
  const { t, i18n } = useTranslation();
  const { act, question, busy } = useActing(props);
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const { amount_cents, name } = props.payout;
  const confirm = () => {
    setTried(true);
    if (why.trim() !== '') void act({ kind: 'cancel', why: why.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('payouts.act.cancel.title', { name })}
      description={t('payouts.act.cancel.detail', { amount: formatDollars(amount_cents, i18n.language) })}
      actions={
        <Button tone="bad" busy={busy} onClick={confirm}>
          {t('payouts.act.cancel.verb')}
        </Button>
      }
    >
      <WhyField why={why} missing={tried && why.trim() === ''} onChange={setWhy} />
      {question}
    </Dialog>
  );
}
