import { checkApiToken } from '@tangent/domain/auth/check-api-token.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type MadeApiToken, type NewApiToken, useCreateApiToken } from '../../api/api-token.ts';
import { findFieldIssues } from '../../parts/field-issues.ts';
import { issueResolver } from '../../parts/issue-resolver.ts';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { useFreshly } from '../../parts/step-up/use-freshly.tsx';
import { useTroubleToast } from '../../parts/use-trouble-toast.ts';

/** A name and at least one scope; making a token asks once more who is there. */
export function useTokenForm(onMade: (made: MadeApiToken) => void) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const sayTrouble = useTroubleToast();
  const create = useCreateApiToken();
  const { freshly, question } = useFreshly();
  const say = (issue: Issue) =>
    issue.path === 'scopes' ? t('account.tokens.choose_scope') : sentence(issue, { field: t('account.tokens.name') });
  const form = useForm<NewApiToken>({
    defaultValues: { name: '', scopes: [] },
    resolver: issueResolver<NewApiToken>(checkApiToken, say),
  });
  const showTrouble = (error: unknown) => {
    const issues = findFieldIssues(error, ['name', 'scopes']);
    for (const issue of issues) form.setError(issue.path, { message: say(issue) }, { shouldFocus: true });
    if (issues.length === 0) sayTrouble(error);
  };
  const submit = form.handleSubmit(({ name, scopes }) =>
    freshly(() => create.mutateAsync({ name: name.trim(), scopes })).then(onMade, showTrouble),
  );
  return { form, submit, isPending: create.isPending, question };
}
