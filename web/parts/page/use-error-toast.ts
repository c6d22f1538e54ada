import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { useToast } from '../../ui/toast.tsx';
import { isAbandoned } from '../account/step-up/is-abandoned.ts';

/** Says what went wrong with an act. Whoever decided against confirming it knows that already. */
export function useErrorToast(): (error: unknown) => void {
  const { i18n } = useTranslation();
  const toast = useToast();
  return (error) => {
    if (!isAbandoned(error)) toast('bad', getErrorText(i18n, error));
  };
}
