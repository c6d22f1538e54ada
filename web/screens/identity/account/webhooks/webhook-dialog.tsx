import type { WebhookEndpoint } from '@tangent/contract/events/webhook.ts';
import { WEBHOOK_EVENT_TYPES } from '@tangent/domain/events/webhook/event-type.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateWebhook, useUpdateWebhook, type WebhookWithSecret } from '../../../../api/events/webhook.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

type DialogProps = { open: boolean; onClose: () => void };

/** Adds an endpoint, all events chosen, then shows its secret, which can be seen only once. */
export function WebhookDialog({ open, onClose }: DialogProps) {
  const { t } = useTranslation();
  const create = useCreateWebhook();
  const [created, setCreated] = useState<WebhookWithSecret | null>(null);
  const close = () => {
    setCreated(null);
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={t('webhook.new')}>
      {created === null ? (
        <WebhookForm
          initial={{ url: '', events: [...WEBHOOK_EVENT_TYPES] }}
          saveLabel={t('webhook.create')}
          isPending={create.isPending}
          onSave={(input) => create.mutateAsync(input).then(setCreated)}
          onClose={close}
        />
      ) : (
        <WebhookSecret created={created} onClose={close} />
      )}
    </Dialog>
  );
}

/** Changes the address and the events of an endpoint. */
export function EditWebhookDialog({ endpoint, open, onClose }: DialogProps & { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const update = useUpdateWebhook(endpoint.id);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('webhook.edit')}>
      <WebhookForm
        initial={{ url: endpoint.url, events: endpoint.events }}
        saveLabel={t('webhook.save')}
        isPending={update.isPending}
        onSave={(input) => update.mutateAsync(input).then(onClose)}
        onClose={onClose}
      />
    </Dialog>
  );
}
