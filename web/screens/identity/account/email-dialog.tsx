import type { Account } from '@tangent/contract/identity/account.ts';
import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { EMAIL_LINK_HOURS } from '@tangent/domain/identity/identity-limits.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { useChangeEmail } from '../../../api/identity/account.ts';
import { findFieldIssues } from '../../../parts/form/field-issues.ts';
import { issueResolver } from '../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type EmailDialogProps = { open: boolean; onClose: () => void; account: Account };
type Values = { email: string };

/** Asks for the new address and emails a link to it. */
export function EmailDialog({ open, onClose, account }: EmailDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('account.email.change')}
      description={t('account.email.change_text', { email: account.email, hours: EMAIL_LINK_HOURS })}
    >
      <EmailForm onClose={onClose} initialEmail={account.new_email ?? ''} />
    </Dialog>
  );
}

function EmailForm({ onClose, initialEmail }: { onClose: () => void; initialEmail: string }) {
  const { t } = useTranslation();
  const { form, submit, isPending, confirmationDialog } = useEmailForm(initialEmail, onClose);
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  // The confirmation dialog is outside the form: submitting it would otherwise submit this form too.
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          label={t('account.field.new_email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" tone="volt" busy={isPending}>
            {t('account.email.send')}
          </Button>
        </div>
      </form>
      {confirmationDialog}
    </>
  );
}

function useEmailForm(initialEmail: string, onDone: () => void) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const toast = useToast();
  const showError = useErrorToast();
  const change = useChangeEmail();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const toMessage = (issue: Issue) => sentence(issue, { field: t('account.field.new_email') });
  const form = useForm<Values>({
    defaultValues: { email: initialEmail },
    resolver: issueResolver(({ email }) => checkEmail('email', email), toMessage),
  });
  const handleError = (error: unknown) => {
    const isTaken = error instanceof ApiError && error.name === 'duplicated_email';
    const [issue] = findFieldIssues(error, ['email']);
    const message = isTaken ? t('account.email.taken') : issue && toMessage(issue);
    if (message === undefined) showError(error);
    else form.setError('email', { message }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(({ email }) =>
    runConfirmed(() => change.mutateAsync(email)).then(() => {
      toast('good', t('account.email.sent', { email: email.trim() }));
      onDone();
    }, handleError),
  );
  return { form, submit, isPending: change.isPending, confirmationDialog };
}
