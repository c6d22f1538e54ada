import type { Issue } from '@tangent/domain/issue.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { type TwoFactorSecret, useEnableTwoFactor } from '../../../api/identity/account-safety.ts';
import { findFieldIssues } from '../../../parts/form/field-issues.ts';
import { issueResolver } from '../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { TwoFactorField } from '../../../parts/identity/account/step-up/two-factor-field.tsx';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type TwoFactorSetupProps = {
  /** The secret for the authenticator app; null while nothing is set up. */
  secret: TwoFactorSecret | null;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
};

/** Shows the secret to the authenticator app and asks for its first code. */
export function TwoFactorSetup({ secret, onClose, onDone }: TwoFactorSetupProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={secret !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t('account.two_factor.setup.title')}
    >
      {secret && (
        <>
          <SecretView secret={secret} />
          <FirstCode onClose={onClose} onDone={onDone} />
        </>
      )}
    </Dialog>
  );
}

function SecretView({ secret }: { secret: TwoFactorSecret }) {
  const { t } = useTranslation();
  const groups = secret.key.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className="grid gap-4 sm:grid-cols-rail-44">
      {/* Always dark on white: cameras need it. */}
      <img
        src={`data:image/svg+xml,${encodeURIComponent(secret.qr_svg)}`}
        alt={t('account.two_factor.setup.qr')}
        className="size-44 justify-self-center rounded-control bg-white p-2 ring-1 ring-line"
      />
      <div className="grid min-w-0 content-start justify-items-start gap-2.5">
        <p className="leading-relaxed text-ink-2">{t('account.two_factor.setup.scan')}</p>
        <p className="code max-w-full text-13 break-all">{groups}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CopyButton text={secret.key} label={t('account.two_factor.setup.copy_key')} />
          <a href={secret.address} className="text-link text-13">
            {t('account.two_factor.setup.open_app')}
          </a>
        </div>
      </div>
    </div>
  );
}

function FirstCode({ onClose, onDone }: Omit<TwoFactorSetupProps, 'secret'>) {
  const { t } = useTranslation();
  const { form, submit, isPending, confirmationDialog } = useFirstCode(onDone);
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <>
      <form className="grid gap-4 border-t border-line pt-4" noValidate onSubmit={submit}>
        <TwoFactorField error={form.formState.errors.code?.message} {...form.register('code')} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="volt" busy={isPending}>
            {t('account.two_factor.switch_on')}
          </Button>
        </div>
      </form>
      {confirmationDialog}
    </>
  );
}

function useFirstCode(onDone: TwoFactorSetupProps['onDone']) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const showError = useErrorToast();
  const enable = useEnableTwoFactor();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const toMessage = (issue: Issue) => sentence(issue, { field: t('account.two_factor.code') });
  const form = useForm({
    defaultValues: { code: '' },
    resolver: issueResolver(({ code }) => (code.trim() === '' ? [{ code: 'required', path: 'code' }] : []), toMessage),
  });
  const handleError = (error: unknown) => {
    const isWrong = error instanceof ApiError && error.name === 'invalid_code';
    const [issue] = isWrong ? [{ code: 'invalid_code', path: 'code' }] : findFieldIssues(error, ['code']);
    if (issue) form.setError('code', { message: toMessage(issue) }, { shouldFocus: true });
    else showError(error);
  };
  const submit = form.handleSubmit(({ code }) =>
    runConfirmed(() => enable.mutateAsync(code.replace(/\s/g, ''))).then(
      ({ recovery_codes }) => onDone(recovery_codes),
      handleError,
    ),
  );
  return { form, submit, isPending: enable.isPending, confirmationDialog };
}
