import { checkNewPassword, checkPasswordChange } from '@tangent/domain/identity/auth/check-new-password.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangePassword } from '../../../api/identity/account.ts';
import { findFieldIssues } from '../../../parts/form/field-issues.ts';
import { issueResolver } from '../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';

type Values = { current_password: string; password: string; confirmation: string };

const EMPTY: Values = { current_password: '', password: '', confirmation: '' };
const LABELS = {
  current_password: 'account.field.current_password',
  password: 'account.field.new_password',
  confirmation: 'account.field.confirmation',
} as const;

function checkChange(values: Values): Issue[] {
  const isNamed = new Set<string>();
  const issues = [...checkPasswordChange(values), ...checkNewPassword(values.password, values.confirmation)];
  // Both rules check the new password; each field shows one problem.
  return issues.filter(({ path }) => !isNamed.has(path) && isNamed.add(path));
}

/** Changes the password. The confirmation stays in the browser; problems with the old password come from the server. */
export function usePasswordForm() {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const toast = useToast();
  const showError = useErrorToast();
  const change = useChangePassword();
  const toMessage = (issue: Issue) => sentence(issue, { field: t(LABELS[issue.path as keyof Values]) });
  const form = useForm<Values>({
    defaultValues: EMPTY,
    mode: 'onTouched',
    resolver: issueResolver(checkChange, toMessage),
  });
  const submit = form.handleSubmit(({ current_password, password }) =>
    change.mutate(
      { current_password, password },
      {
        onSuccess: () => {
          form.reset(EMPTY);
          toast('good', t('account.password.changed'));
        },
        onError: (error) => {
          const issues = findFieldIssues(error, ['current_password', 'password']);
          for (const issue of issues) form.setError(issue.path, { message: toMessage(issue) }, { shouldFocus: true });
          if (issues.length === 0) showError(error);
        },
      },
    ),
  );
  return { form, submit, isPending: change.isPending };
}
