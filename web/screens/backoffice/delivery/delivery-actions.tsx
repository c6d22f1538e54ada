import type { DeliveryOverview } from '@tangent/contract/distribution/backoffice-delivery.ts';
import type { ReportedByHand } from '@tangent/domain/distribution/delivery/status.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeliveryAction, useDeliveryAction } from '../../../api/distribution/backoffice-delivery.ts';
import { useRetryDelivery } from '../../../api/distribution/review.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

const RESENDS = [
  { key: 'resend_data', with_files: false },
  { key: 'resend_all', with_files: true },
] as const;

/** The actions of staff on a delivery. A message to a store cannot be recalled, so each asks for confirmation. */
export function DeliveryActions({ delivery }: { delivery: DeliveryOverview }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [selected, setSelected] = useState<DeliveryAction | null>(null);
  const retry = useRetryDelivery();
  const action = useDeliveryAction(delivery.id);
  const toasts = {
    onSuccess: () => toast('good', t('backoffice.actions.done', { store: delivery.store_name })),
    onError: (error: unknown) => toast('bad', getErrorText(i18n, error)),
    onSettled: () => setSelected(null),
  };
  const waits = delivery.state === 'queued' || delivery.state === 'taking_down';
  return (
    <Card title={t('backoffice.actions.title')}>
      <div className="flex flex-wrap gap-2">
        {waits && <TryNow busy={retry.isPending} onTry={() => retry.mutate(delivery.id, toasts)} />}
        {RESENDS.map(({ key, with_files }) => (
          <Button key={key} onClick={() => setSelected({ kind: 'resend', with_files })}>
            {t(`backoffice.actions.${key}`)}
          </Button>
        ))}
        {listMarks(delivery).map((state) => (
          <Button key={state} onClick={() => setSelected({ kind: 'mark', state })}>
            {t(`backoffice.actions.mark.${state}`)}
          </Button>
        ))}
      </div>
      <ActionDialog
        store={delivery.store_name}
        selected={selected}
        busy={action.isPending}
        onClose={() => setSelected(null)}
        onConfirm={(input) => action.mutate(input, toasts)}
      />
    </Card>
  );
}

// A store that sends no acknowledgements is delivered by hand: staff report the result of the latest message.
function listMarks({ contract, message }: DeliveryOverview): readonly ReportedByHand[] {
  if (contract !== 'manual' || message === null) return [];
  return message.kind === 'takedown' ? ['removed'] : ['live', 'refused'];
}

function TryNow({ busy, onTry }: { busy: boolean; onTry: () => void }) {
  const { t } = useTranslation();
  return (
    <Button busy={busy} onClick={onTry}>
      {t('backoffice.actions.try_now')}
    </Button>
  );
}

type ActionDialogProps = {
  store: string;
  selected: DeliveryAction | null;
  busy: boolean;
  onClose: () => void;
  onConfirm: (action: DeliveryAction) => void;
};

function ActionDialog({ store, selected, busy, onClose, onConfirm }: ActionDialogProps) {
  const { t } = useTranslation();
  const mark = selected?.kind === 'mark' ? selected.state : null;
  return (
    <ConfirmDialog
      open={selected !== null}
      onOpenChange={(open) => !open && onClose()}
      title={mark ? t(`backoffice.actions.mark.${mark}`) : t('backoffice.actions.resend_confirm')}
      description={t(mark ? 'backoffice.actions.mark_detail' : 'backoffice.actions.resend_detail', { store })}
      confirm={mark ? t(`backoffice.actions.mark.${mark}`) : t('backoffice.actions.resend')}
      busy={busy}
      onConfirm={() => selected && onConfirm(selected)}
    />
  );
}
