import type { Account } from '@tangent/contract/identity/account.ts';
import { checkAccount } from '@tangent/domain/identity/account/check-account.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useUpdateAccount } from '../../../api/identity/account.ts';
import { findFieldIssues } from '../../../parts/form/field-issues.ts';
import { issueResolver } from '../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useSavedForm } from '../../../parts/form/use-saved-form.ts';
import { refreshUser } from '../../../parts/identity/account/refresh-user.ts';
import { ERROR_DELAY_MS } from '../../../parts/page/error-delay.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { findChanges, type ProfileValues, toProfileValues } from './profile-changes.ts';

const NAMES = ['first_name', 'last_name', 'phone_code', 'phone_number', 'preferred_contact_method'] as const;

/**
 * Edits personal data: checked while the user types, saved together; a new name also appears in the frame of the page.
 */
export function useProfileForm(account: Account) {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  const toast = useToast();
  const update = useUpdateAccount();
  const toMessage = (issue: Issue) =>
    sentence(issue, { field: t(`account.field.${issue.path as keyof ProfileValues}`) });
  const form = useForm<ProfileValues>({
    defaultValues: toProfileValues(account),
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: issueResolver(checkAccount, toMessage),
  });
  useSavedForm('account', form);
  const submit = form.handleSubmit((values) => {
    const changes = findChanges(toProfileValues(account), values);
    update.mutate(changes, {
      onSuccess: (saved) => {
        form.reset(toProfileValues(saved));
        toast('good', t('account.profile.saved'));
        if (changes.first_name !== undefined || changes.last_name !== undefined) void refreshUser();
      },
      onError: (error) => {
        for (const issue of findFieldIssues(error, NAMES)) form.setError(issue.path, { message: toMessage(issue) });
        toast('bad', t('error.profile_failed'), getErrorText(i18n, error));
      },
    });
  });
  return { form, submit, isPending: update.isPending };
}
