import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { isAbandoned } from '../identity/account/step-up/is-abandoned.ts';

/** Returns a function that shows the error of an action, except when the user declined to confirm it. */
export function useErrorToast(): (error: unknown) => void {
  const { i18n } = useTranslation();
  const toast = useToast();
  return (error) => {
    if (!isAbandoned(error)) toast('bad', getErrorText(i18n, error));
  };
}
