import type { User } from '@tangent/contract/people/user.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { confirmCode, fetchUser, signIn } from '../../api/identity/auth.ts';
import { useCaptcha } from '../../parts/identity/account/captcha/use-captcha.ts';
import { useSingleCall } from '../auth-pages/use-single-call.ts';
import { useUser } from '../session/session.ts';
import { continueSession } from '../session/session-expiry.ts';

type Step = 'password' | 'code';

/** Signs the user of this page in again: the password first, then a code where two-factor sign-in is on. */
export function useSignInAgain() {
  const { i18n } = useTranslation();
  const { username } = useUser();
  const captcha = useCaptcha();
  const [step, setStep] = useState<Step>('password');
  const [problem, setProblem] = useState<unknown>(null);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSignInElsewhere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own field
  useEffect(() => field.current?.focus(), [step]);
  const { isPending, mutate } = useSingleCall({
    run: async (typed: string): Promise<User | null> => {
      if (step === 'code') return (await confirmCode(typed.trim())).user;
      const result = await signIn({
        username,
        password: typed,
        captcha: await captcha.consume(),
        lang: i18n.language as Language,
      });
      return 'user' in result ? result.user : null;
    },
    onSuccess: (user) => (user === null ? setStep('code') : continueSession(user)),
    onError: (error) => {
      setProblem(error);
      // Too many wrong codes, or too much time: the sign-in starts again with the password.
      if (error instanceof ApiError && error.name === 'unauthenticated') setStep('password');
      field.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    setEmpty(typed.trim() === '');
    if (typed.trim() === '') return field.current?.focus();
    setProblem(null);
    mutate(typed);
  };
  return { username, captcha, step, field, problem, isEmpty, isPending, submit };
}

/** Continues by itself when the user has signed in in another tab. */
function useSignInElsewhere(): void {
  useEffect(() => {
    const poll = () => void fetchUser().then(continueSession, () => undefined);
    window.addEventListener('focus', poll);
    return () => window.removeEventListener('focus', poll);
  }, []);
}
