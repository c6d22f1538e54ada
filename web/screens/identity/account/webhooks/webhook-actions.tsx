import type { WebhookEndpoint } from '@tangent/contract/events/webhook.ts';
import { WEBHOOK_LOG_DAYS, WEBHOOK_OLD_SECRET_HOURS } from '@tangent/domain/events/webhook-limits.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useRemoveWebhook,
  useRotateWebhook,
  useTestWebhook,
  useUpdateWebhook,
  type WebhookWithSecret,
} from '../../../../api/events/webhook.ts';
import { useStepUpGuard } from '../../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { useErrorToast } from '../../../../parts/page/use-error-toast.ts';
import { APP_PATHS } from '../../../../site/app-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { EditWebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

type Chosen = 'edit' | 'rotate' | 'switch_off' | 'remove' | null;

/** A test, and everything that changes the endpoint; without the plan it can only be removed. */
export function WebhookActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const isIncluded = useCapability('webhooks');
  const [chosen, setChosen] = useState<Chosen>(null);
  const isOn = endpoint.off_reason === null;
  const close = () => setChosen(null);
  return (
    <>
      {isIncluded && (isOn ? <TestButton id={endpoint.id} /> : <SwitchOnButton id={endpoint.id} />)}
      {isIncluded && <Button onClick={() => setChosen('edit')}>{t('webhook.edit')}</Button>}
      <Menu label={t('webhook.more')} trigger={<Ellipsis size={18} aria-hidden />}>
        {isIncluded && <MenuItem onSelect={() => setChosen('rotate')}>{t('webhook.rotate')}</MenuItem>}
        {isIncluded && isOn && <MenuItem onSelect={() => setChosen('switch_off')}>{t('webhook.switch_off')}</MenuItem>}
        <MenuItem onSelect={() => setChosen('remove')}>{t('webhook.remove')}</MenuItem>
      </Menu>
      <EditWebhookDialog key={endpoint.url} endpoint={endpoint} open={chosen === 'edit'} onClose={close} />
      <RotateDialog id={endpoint.id} open={chosen === 'rotate'} onClose={close} />
      <SwitchOffDialog id={endpoint.id} open={chosen === 'switch_off'} onClose={close} />
      <RemoveDialog endpoint={endpoint} open={chosen === 'remove'} onClose={close} />
    </>
  );
}

function TestButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const test = useTestWebhook(id);
  const send = () =>
    test.mutate(undefined, { onSuccess: () => toast('good', t('webhook.test_sent')), onError: showError });
  return (
    <Button tone="volt" busy={test.isPending} onClick={send}>
      {t('webhook.test')}
    </Button>
  );
}

function SwitchOnButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const update = useUpdateWebhook(id);
  return (
    <Button tone="volt" busy={update.isPending} onClick={() => update.mutate({ is_on: true }, { onError: showError })}>
      {t('webhook.switch_on')}
    </Button>
  );
}

type ActionDialogProps = { open: boolean; onClose: () => void };

function RotateDialog({ id, open, onClose }: ActionDialogProps & { id: string }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const rotate = useRotateWebhook(id);
  const [created, setCreated] = useState<WebhookWithSecret | null>(null);
  const close = () => {
    setCreated(null);
    onClose();
  };
  const start = () => void runConfirmed(() => rotate.mutateAsync()).then(setCreated, showError);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && close()}
        title={t('webhook.rotate')}
        description={created === null ? t('webhook.rotate_text', { hours: WEBHOOK_OLD_SECRET_HOURS }) : undefined}
        actions={
          created === null && (
            <>
              <Button onClick={close}>{t('ui.cancel')}</Button>
              <Button tone="volt" busy={rotate.isPending} onClick={start}>
                {t('webhook.rotate')}
              </Button>
            </>
          )
        }
      >
        {created !== null && <WebhookSecret created={created} onClose={close} />}
      </Dialog>
      {confirmationDialog}
    </>
  );
}

function SwitchOffDialog({ id, open, onClose }: ActionDialogProps & { id: string }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const update = useUpdateWebhook(id);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('webhook.switch_off')}
      description={t('webhook.switch_off_text', { days: WEBHOOK_LOG_DAYS })}
      confirm={t('webhook.switch_off')}
      busy={update.isPending}
      onConfirm={() => update.mutate({ is_on: false }, { onError: showError, onSettled: onClose })}
    />
  );
}

function RemoveDialog({ endpoint: { id, url }, open, onClose }: ActionDialogProps & { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const remove = useRemoveWebhook(id);
  const confirm = () =>
    remove.mutate(undefined, { onSuccess: () => void navigate(APP_PATHS.account), onError: showError });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('webhook.remove_named', { host: new URL(url).host })}
      description={t('webhook.remove_text')}
      confirm={t('webhook.remove')}
      tone="bad"
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
