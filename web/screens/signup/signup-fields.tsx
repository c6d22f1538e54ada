import type { Registration } from '@tangent/domain/auth/check-registration.ts';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { PasswordField } from '../../parts/password-field.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

const AUTOCOMPLETE = {
  first_name: 'given-name',
  last_name: 'family-name',
  username: 'username',
  email: 'email',
} as const;

/** Names side by side, then what one signs in with, then the terms. `meter` stands under the password. */
export function SignupFields({ form, meter }: { form: UseFormReturn<Registration>; meter: ReactNode }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const textProps = (name: keyof typeof AUTOCOMPLETE) => ({
    label: t(`auth.field.${name}`),
    autoComplete: AUTOCOMPLETE[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...textProps('first_name')} />
        <TextField {...textProps('last_name')} />
      </div>
      <TextField {...textProps('username')} hint={t('auth.signup.username_hint')} autoCapitalize="none" />
      <TextField {...textProps('email')} type="email" inputMode="email" autoCapitalize="none" />
      <PasswordField
        label={t('auth.field.password')}
        hint={t('auth.signup.password_hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {meter}
      <CheckboxField label={<TermsLabel />} error={errors.terms?.message} {...form.register('terms')} />
    </>
  );
}

function TermsLabel() {
  return (
    <Trans
      i18nKey="auth.signup.terms"
      components={{
        terms: <LegalLink href="/legal/terms.html" />,
        privacy: <LegalLink href="/legal/privacy.html" />,
      }}
    />
  );
}

/** Its words come from the text it stands in. */
function LegalLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a className="text-link" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
