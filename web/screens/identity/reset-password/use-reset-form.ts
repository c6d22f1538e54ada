import { checkNewPassword } from '@tangent/domain/identity/auth/check-new-password.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { listIssues } from '../../../api/error-issues.ts';
import { resetByToken } from '../../../api/identity/auth.ts';
import { useSingleCall } from '../../../app/auth-pages/use-single-call.ts';
import { navigateTo } from '../../../app/navigation.ts';
import { closeSession, verifySession } from '../../../app/session/session.ts';
import { issueResolver } from '../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { ERROR_DELAY_MS } from '../../../parts/page/error-delay.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';

type ResetValues = { readonly password: string; readonly confirmation: string };

/** Sets the password and continues to the sign-in; reports a link that was used, replaced or has expired. */
export function useResetForm(token: string, onDead: () => void) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const [problem, setProblem] = useState<unknown>(null);
  const fieldNames = { password: t('auth.field.new_password'), confirmation: t('auth.field.confirmation') };
  const form = useForm<ResetValues>({
    defaultValues: { password: '', confirmation: '' },
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: issueResolver(
      ({ password, confirmation }) => checkNewPassword(password, confirmation),
      (issue) => sentence(issue, { field: fieldNames[issue.path as keyof ResetValues] }),
    ),
  });
  const { isPending, mutate } = useSingleCall({
    run: async (password: string) => {
      await resetByToken(token, password);
      await leaveSession();
    },
    onSuccess: () => navigateTo(`${APP_PATHS.login}?reset=done`, { replace: true }),
    onError: (error) => {
      if (error instanceof ApiError && error.name === 'invalid_token') return onDead();
      const issue = listIssues(error).find(({ path }) => path === 'password');
      if (issue === undefined) return setProblem(error);
      const message = sentence(issue, { field: fieldNames.password });
      form.setError('password', { type: issue.code, message }, { shouldFocus: true });
    },
  });
  const submit = form.handleSubmit(({ password }) => {
    setProblem(null);
    mutate(password);
  });
  return { form, isPending, problem, submit };
}

/**
 * Signs out this browser: the reset has ended every session of its account, and another account signed in here leaves
 * too.
 */
async function leaveSession(): Promise<void> {
  const { user } = await verifySession();
  if (user !== null) await closeSession();
}
