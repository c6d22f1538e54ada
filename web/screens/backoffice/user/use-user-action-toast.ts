import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { type UserActionInput, useUserAction } from '../../../api/people/users.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Carries out an action on an account and reports the result. */
export function useUserActionToast(
  { id, name }: UserDetail,
  onDone: () => void,
): { busy: boolean; action: (input: UserActionInput) => void } {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const { isPending, mutate } = useUserAction(id);
  // Error texts differ from those for releases, which use the same error names.
  const explain = (error: unknown) =>
    error instanceof ApiError && error.name === 'invalid_transition'
      ? t('backoffice.user.moved')
      : getErrorText(i18n, error);
  const action = (input: UserActionInput) =>
    mutate(input, {
      onSuccess: () => {
        toast('good', t(`backoffice.user.action.${input.action}.done`, { name }));
        onDone();
      },
      onError: (error) => toast('bad', explain(error)),
    });
  return { busy: isPending, action };
}
