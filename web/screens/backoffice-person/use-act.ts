import type { Person } from '@tangent/contract/backoffice-people.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { getErrorText } from '../../api/error-text.ts';
import { type ActWish, usePersonAct } from '../../api/people.ts';
import { useToast } from '../../ui/toast.tsx';

/** Does something with an account and says how it went. */
export function useAct({ id, name }: Person, onDone: () => void): { busy: boolean; act: (wish: ActWish) => void } {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const { isPending, mutate } = usePersonAct(id);
  // The same name is said about releases elsewhere, in their words.
  const explain = (error: unknown) =>
    error instanceof ApiError && error.name === 'invalid_transition'
      ? t('backoffice.person.moved')
      : getErrorText(i18n, error);
  const act = (wish: ActWish) =>
    mutate(wish, {
      onSuccess: () => {
        toast('good', t(`backoffice.person.act.${wish.act}.done`, { name }));
        onDone();
      },
      onError: (error) => toast('bad', explain(error)),
    });
  return { busy: isPending, act };
}
