import type { Language } from '@tangent/domain/locale.ts';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { signIn } from '../../../api/identity/auth.ts';
import { useSingleCall } from '../../../app/auth-pages/use-single-call.ts';
import { useFinishSignIn } from '../../../parts/form/use-finish-sign-in.ts';
import { useCaptcha } from '../../../parts/identity/account/captcha/use-captcha.ts';
import { readRememberedAddress, rememberAddress } from '../../../parts/identity/account/remembered-address.ts';

export type OpenTwoFactor = (options: { replace: boolean }) => void;
type FieldName = 'username' | 'password';

/**
 * Manages two fields whose values stay in the DOM: values that a password manager fills in before the page is ready
 * count too. For two fields a form library would weigh more than the page.
 */
export function useLoginForm(onTwoFactor: OpenTwoFactor, isRetry: boolean) {
  const { i18n } = useTranslation();
  const enter = useFinishSignIn();
  const captcha = useCaptcha();
  const { fields, readFields, focus } = useLoginFields();
  const [problem, setProblem] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the user returns from the code step
  useEffect(() => {
    if (isRetry) focus('password');
  }, [isRetry]);
  const { isPending, mutate } = useSingleCall({
    run: async (values: Record<FieldName, string>) =>
      signIn({ ...values, captcha: await captcha.consume(), lang: i18n.language as Language }),
    onSuccess: (result) => ('user' in result ? enter(result.user) : onTwoFactor({ replace: false })),
    onError: (error) => {
      setProblem(error);
      captcha.start();
      focus(error instanceof ApiError && error.name === 'invalid_password' ? 'password' : 'username');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = readFields();
    if (values === null) return;
    rememberAddress(values.username);
    setProblem(null);
    mutate(values);
  };
  return { fields, captcha, isPending, problem, submit };
}

/** Returns the two fields with their labels, and a function that reads their values once both are filled. */
function useLoginFields() {
  const { t } = useTranslation();
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const [empty, setEmpty] = useState<readonly FieldName[]>([]);
  const focus = (name: FieldName) => inputs[name].current?.focus();
  const readFields = () => {
    const values = { username: inputs.username.current?.value ?? '', password: inputs.password.current?.value ?? '' };
    const missing = (['username', 'password'] as const).filter((name) => values[name].trim() === '');
    setEmpty(missing);
    if (missing[0] === undefined) return values;
    focus(missing[0]);
    return null;
  };
  const field = (name: FieldName, label: string, ref: RefObject<HTMLInputElement | null>) => ({
    name,
    label,
    ref,
    error: empty.includes(name) ? t('error.required', { field: label }) : undefined,
    onChange: () => setEmpty((names) => names.filter((other) => other !== name)),
  });
  const [username] = useState(readRememberedAddress);
  const fields = {
    username: { ...field('username', t('auth.field.username_or_email'), inputs.username), defaultValue: username },
    password: field('password', t('auth.field.password'), inputs.password),
  };
  return { fields, readFields, focus };
}
