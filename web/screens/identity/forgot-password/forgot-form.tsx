import { checkKnownEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { AuthProblem } from '../../../parts/identity/account/auth-problem.tsx';
import { readRememberedEmail, rememberAddress } from '../../../parts/identity/account/remembered-address.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useResetRequest } from './use-reset-request.ts';

export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const { isPending, problem, request } = useResetRequest(onSent);
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();
  const label = t('auth.field.email');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    const [issue] = checkKnownEmail('email', email);
    setError(issue && sentence(issue, { field: label }));
    if (issue) return field.current?.focus();
    rememberAddress(email);
    request(email);
  };
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit}>
      {problem !== null && <AuthProblem error={problem} step="reset" />}
      <TextField
        ref={field}
        label={label}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={readRememberedEmail()}
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" tone="volt" size="large" busy={isPending}>
        {t('auth.forgot.submit')}
      </Button>
    </form>
  );
}
