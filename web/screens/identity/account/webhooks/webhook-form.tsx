import { WEBHOOK_EVENTS, WEBHOOK_SUBJECTS } from '@tangent/domain/events/webhook/event-type.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookInput } from '../../../../api/events/webhook.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useEventName } from './message-state.tsx';
import { useWebhookForm } from './use-webhook-form.ts';

type WebhookFormProps = {
  initial: WebhookInput;
  saveLabel: string;
  isPending: boolean;
  onSave: (input: WebhookInput) => Promise<unknown>;
  onClose: () => void;
};

/** The address of an endpoint and the events that it receives. */
export function WebhookForm({ initial, saveLabel, isPending, onSave, onClose }: WebhookFormProps) {
  const { t } = useTranslation();
  const { form, submit, confirmationDialog } = useWebhookForm(initial, onSave);
  const nameEvent = useEventName();
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('url'), [setFocus]);
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          label={t('webhook.url')}
          hint={t('webhook.url_hint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          error={errors.url?.message}
          {...form.register('url')}
        />
        <fieldset aria-describedby={errors.events ? 'webhook-events-error' : undefined}>
          <legend className="mb-2 text-13 font-strong">{t('webhook.events')}</legend>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {WEBHOOK_SUBJECTS.map((subject) => (
              <div key={subject} className="grid content-start gap-1.5">
                <p className="text-xs font-medium text-ink-3">{t(`webhook.group.${subject}`)}</p>
                {WEBHOOK_EVENTS[subject].map((type) => (
                  <CheckboxField key={type} value={type} label={nameEvent(type)} {...form.register('events')} />
                ))}
              </div>
            ))}
          </div>
          {errors.events && (
            <div className="mt-2">
              <FieldError id="webhook-events-error">{errors.events.message}</FieldError>
            </div>
          )}
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="volt" busy={isPending}>
            {saveLabel}
          </Button>
        </div>
      </form>
      {confirmationDialog}
    </>
  );
}
