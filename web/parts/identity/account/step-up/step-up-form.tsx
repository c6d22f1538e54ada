import { STEP_UP_MINUTES } from '@tangent/domain/identity/identity-limits.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../../api/error-text.ts';
import { useConfirmIdentity } from '../../../../api/identity/account.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { findFieldIssues } from '../../../form/field-issues.ts';
import { issueResolver } from '../../../form/issue-resolver.ts';
import { useIssueSentence } from '../../../form/issue-sentence.ts';
import { PasswordField } from '../password-field.tsx';
import { TwoFactorField } from './two-factor-field.tsx';

type StepUpFormProps = { needsCode: boolean; onConfirmed: () => void; onAbandon: () => void };
type Values = { password: string; code: string };

/** Password, and the code of the authenticator app where two-factor is on. Errors appear at their fields. */
export function StepUpForm({ needsCode, onConfirmed, onAbandon }: StepUpFormProps) {
  const { t, i18n } = useTranslation();
  const { form, failure, isPending, submit } = useStepUp(needsCode, onConfirmed);
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p className="leading-relaxed text-ink-2">{t('account.step_up.text', { minutes: STEP_UP_MINUTES })}</p>
      {failure !== null && <Banner tone="bad" title={getErrorText(i18n, failure)} />}
      <PasswordField
        label={t('auth.field.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {needsCode && <TwoFactorField orRecovery error={errors.code?.message} {...form.register('code')} />}
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button onClick={onAbandon}>{t('ui.cancel')}</Button>
        <Button type="submit" tone="volt" busy={isPending}>
          {t('account.step_up.confirm')}
        </Button>
      </div>
    </form>
  );
}

function useStepUp(needsCode: boolean, onConfirmed: () => void) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const toMessage = (issue: Issue) =>
    sentence(issue, { field: t(issue.path === 'code' ? 'account.two_factor.code' : 'auth.field.password') });
  const check = ({ password, code }: Values): Issue[] => [
    ...(password === '' ? [{ code: 'required', path: 'password' }] : []),
    ...(needsCode && code.trim() === '' ? [{ code: 'required', path: 'code' }] : []),
  ];
  const form = useForm<Values>({
    defaultValues: { password: '', code: '' },
    resolver: issueResolver(check, toMessage),
  });
  const { mutate, error, isPending } = useConfirmIdentity();
  const issues = findFieldIssues(error, ['password', 'code']);
  const submit = form.handleSubmit(({ password, code }) =>
    mutate(needsCode ? { password, code: code.trim() } : { password }, {
      onSuccess: onConfirmed,
      onError: (cause) => {
        for (const issue of findFieldIssues(cause, ['password', 'code'])) {
          form.setError(issue.path, { message: toMessage(issue) }, { shouldFocus: true });
        }
      },
    }),
  );
  return { form, submit, isPending, failure: issues.length > 0 ? null : error };
}
