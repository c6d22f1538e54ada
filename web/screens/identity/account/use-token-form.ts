import { checkApiToken } from '@tangent/domain/identity/auth/check-api-token.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CreatedApiToken, type NewApiToken, useCreateApiToken } from '../../../api/identity/api-token.ts';
import { findFieldIssues } from '../../../parts/form/field-issues.ts';
import { issueResolver } from '../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';

/** Asks for a name and at least one scope; creating a token requires a fresh confirmation. */
export function useTokenForm(onCreated: (created: CreatedApiToken) => void) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const showError = useErrorToast();
  const create = useCreateApiToken();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const toMessage = (issue: Issue) =>
    issue.path === 'scopes' ? t('account.tokens.choose_scope') : sentence(issue, { field: t('account.tokens.name') });
  const form = useForm<NewApiToken>({
    defaultValues: { name: '', scopes: [] },
    resolver: issueResolver<NewApiToken>(checkApiToken, toMessage),
  });
  const handleError = (error: unknown) => {
    const issues = findFieldIssues(error, ['name', 'scopes']);
    for (const issue of issues) form.setError(issue.path, { message: toMessage(issue) }, { shouldFocus: true });
    if (issues.length === 0) showError(error);
  };
  const submit = form.handleSubmit(({ name, scopes }) =>
    runConfirmed(() => create.mutateAsync({ name: name.trim(), scopes })).then(onCreated, handleError),
  );
  return { form, submit, isPending: create.isPending, confirmationDialog };
}
