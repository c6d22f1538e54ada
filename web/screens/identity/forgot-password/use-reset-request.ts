import type { Language } from '@tangent/domain/locale.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestReset } from '../../../api/identity/auth.ts';
import { useSingleCall } from '../../../app/auth-pages/use-single-call.ts';

/** Requests the email with the link, in the language of the page. */
export function useResetRequest(onSent: (email: string) => void) {
  const { i18n } = useTranslation();
  const [problem, setProblem] = useState<unknown>(null);
  const { isPending, mutate } = useSingleCall({
    run: async (email: string) => {
      await requestReset({ email, lang: i18n.language as Language });
      return email;
    },
    onSuccess: onSent,
    onError: setProblem,
  });
  const request = (email: string) => {
    setProblem(null);
    mutate(email);
  };
  return { isPending, problem, request };
}
