import { API_SCOPES } from '@tangent/domain/identity/auth/api-scope.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedApiToken } from '../../../api/identity/api-token.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useTokenForm } from './use-token-form.ts';

/** Asks for a token's name and scopes, then shows the token, which can be seen only once. */
export function TokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const close = () => {
    setCreated(null);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={created === null ? t('account.tokens.new') : created.name}
    >
      {created === null ? (
        <TokenForm onCreated={setCreated} onClose={close} />
      ) : (
        <CreatedToken created={created} onClose={close} />
      )}
    </Dialog>
  );
}

function TokenForm({ onCreated, onClose }: { onCreated: (created: CreatedApiToken) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const { form, submit, isPending, confirmationDialog } = useTokenForm(onCreated);
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          label={t('account.tokens.name')}
          hint={t('account.tokens.name_hint')}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <fieldset className="grid gap-2.5" aria-describedby={errors.scopes ? 'token-scopes-error' : undefined}>
          <legend className="mb-1.5 text-13 font-strong">{t('account.tokens.scopes')}</legend>
          {API_SCOPES.map((scope) => (
            <CheckboxField
              key={scope}
              value={scope}
              label={t(`account.scope.${scope}.name`)}
              hint={t(`account.scope.${scope}.text`)}
              {...form.register('scopes')}
            />
          ))}
          {errors.scopes && <FieldError id="token-scopes-error">{errors.scopes.message}</FieldError>}
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="volt" busy={isPending}>
            {t('account.tokens.create')}
          </Button>
        </div>
      </form>
      {confirmationDialog}
    </>
  );
}

function CreatedToken({ created, onClose }: { created: CreatedApiToken; onClose: () => void }) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  // The button that had the focus disappeared with the form.
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className="grid gap-4 outline-none">
      <Banner tone="warn" title={t('account.tokens.once')}>
        {t('account.tokens.once_text')}
      </Banner>
      <p className="code rounded-control bg-sunken p-4 text-13 break-all">{created.token}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CopyButton text={created.token} label={t('account.tokens.copy')} />
        <Button tone="volt" onClick={onClose}>
          {t('account.tokens.kept')}
        </Button>
      </div>
    </div>
  );
}
