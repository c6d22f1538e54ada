import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../parts/identity/account/password-field.tsx';
import { StrengthMeter } from '../../../parts/identity/account/strength-meter.tsx';
import { LinkedText } from '../../../parts/page/linked-text.tsx';
import { LEGAL_PATHS } from '../../../site/app-paths.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { SignupValues } from './signup-values.ts';

const AUTOCOMPLETE = {
  first_name: 'given-name',
  last_name: 'family-name',
  username: 'username',
  email: 'email',
} as const;

/**
 * Shows the names side by side, then the sign-in data, then the terms and the newsletter. The password is typed once: it
 * can be shown while typing.
 */
export function SignupFields({ form }: { form: UseFormReturn<SignupValues> }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const textProps = (name: keyof typeof AUTOCOMPLETE) => ({
    label: t(`auth.field.${name}`),
    autoComplete: AUTOCOMPLETE[name],
    error: errors[name]?.message && <Sentence>{errors[name].message}</Sentence>,
    ...form.register(name),
  });
  // The first invalid field is the first registered one, so fields register in the order of the page.
  const first_name = textProps('first_name');
  const last_name = textProps('last_name');
  const username = textProps('username');
  const email = textProps('email');
  const password = form.register('password');
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...first_name} />
        <TextField {...last_name} />
      </div>
      <TextField {...username} hint={t('auth.signup.username_hint')} autoCapitalize="none" spellCheck={false} />
      <TextField {...email} type="email" inputMode="email" autoCapitalize="none" />
      <PasswordField
        label={t('auth.field.password')}
        hint={t('auth.signup.password_hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...password}
      />
      <StrengthMeter password={typed} />
      <CheckboxField
        label={<LinkedText text={t('auth.signup.terms')} links={LEGAL_PATHS} />}
        error={errors.terms?.message}
        {...form.register('terms')}
      />
      <CheckboxField label={t('auth.signup.marketing')} {...form.register('marketing')} />
    </>
  );
}

/**
 * Capitalises the sentence: some texts start in lower case, as the requirements quote them. A sentence that
 * starts with what was typed, in quotation marks, keeps its letters.
 */
function Sentence({ children }: { children: string }) {
  const isLower = /^\p{Ll}/u.test(children);
  return <span className={isLower ? 'inline-block first-letter:uppercase' : 'inline-block'}>{children}</span>;
}
