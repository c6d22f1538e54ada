import type { Release } from '@tangent/contract/catalogue/release.ts';
import { TAKEDOWN_HOURS, TAKEDOWN_REASON_MAX_LENGTH } from '@tangent/domain/distribution/distribution-limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestTakedown } from '../../../api/catalogue/release-actions.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { HandoverLink } from './handover-link.tsx';

type TakedownDialogProps = { release: Release; open: boolean; onOpenChange: (open: boolean) => void };

/** Explains the takedown, asks for an optional reason, and requires a checkbox as confirmation. */
export function TakedownDialog({ release, open, onOpenChange }: TakedownDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const title = release.title.trim() || t('release.untitled');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('release.takedown.dialog_title', { title })}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} tone="bad" busy={busy}>
            {t('release.takedown.action')}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 leading-relaxed text-ink-2">
        <li>{t('release.takedown.happens.stores')}</li>
        <li>{t('release.takedown.happens.hours', { min: TAKEDOWN_HOURS.min, max: TAKEDOWN_HOURS.max })}</li>
        <li>{t('release.takedown.happens.royalties')}</li>
        <li className="font-strong text-ink">{t('release.takedown.happens.final')}</li>
      </ul>
      <HandoverLink releaseId={release.id} />
      <TakedownForm
        id={formId}
        releaseId={release.id}
        title={title}
        onBusy={setBusy}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

type TakedownFormProps = {
  id: string;
  releaseId: string;
  title: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

function TakedownForm({ id, releaseId, title, onBusy, onDone }: TakedownFormProps) {
  const { t, i18n } = useTranslation();
  const [confirmed, setConfirmed] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { request, error } = useRequest({ releaseId, title, onBusy, onDone });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setUnconfirmed(!confirmed);
    if (confirmed) request(String(new FormData(form).get('reason') ?? '').trim());
    else form.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4">
      <TextareaField
        name="reason"
        label={t('release.takedown.reason')}
        hint={t('release.takedown.reason_hint')}
        optional
        rows={2}
        maxLength={TAKEDOWN_REASON_MAX_LENGTH}
      />
      <CheckboxField
        label={t('release.takedown.confirm')}
        checked={confirmed}
        onChange={(event) => setConfirmed(event.target.checked)}
        error={isUnconfirmed && !confirmed && t('release.takedown.confirm_first')}
      />
      {error && (
        <Banner tone="bad" title={t('release.takedown.failed')}>
          {getErrorText(i18n, error)}
        </Banner>
      )}
    </form>
  );
}

function useRequest({ releaseId, title, onBusy, onDone }: Omit<TakedownFormProps, 'id'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutate, error } = useRequestTakedown(releaseId);
  const request = (reason: string) => {
    onBusy(true);
    const onSuccess = () => {
      toast('good', t('release.takedown.done', { title }));
      onDone();
    };
    mutate({ reason: reason || null, confirmed: true }, { onSuccess, onSettled: () => onBusy(false) });
  };
  return { request, error };
}
