import { checkEndpoint } from '@tangent/domain/events/webhook/check-endpoint.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WebhookInput } from '../../../../api/events/webhook.ts';
import { findFieldIssues } from '../../../../parts/form/field-issues.ts';
import { issueResolver } from '../../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { useStepUpGuard } from '../../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../../parts/page/use-error-toast.ts';

/** Asks for an address and at least one event; a new address requires a fresh confirmation. */
export function useWebhookForm(defaultValues: WebhookInput, save: (input: WebhookInput) => Promise<unknown>) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const toMessage = (issue: Issue) =>
    issue.path === 'events' ? t('webhook.choose_event') : sentence(issue, { field: t('webhook.url') });
  const form = useForm<WebhookInput>({
    defaultValues,
    resolver: issueResolver<WebhookInput>(checkEndpoint, toMessage),
  });
  const submit = form.handleSubmit(({ url, events }) =>
    runConfirmed(() => save({ url: url.trim(), events })).catch((error: unknown) => {
      const issues = findFieldIssues(error, ['url', 'events']);
      for (const issue of issues) form.setError(issue.path, { message: toMessage(issue) }, { shouldFocus: true });
      if (issues.length === 0) showError(error);
    }),
  );
  return { form, submit, confirmationDialog };
}
