import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../parts/identity/account/password-field.tsx';
import { StrengthMeter } from '../../../parts/identity/account/strength-meter.tsx';

type NewPasswordFieldsProps = {
  label: string;
  /** The password typed so far, for the meter. */
  typed: string;
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { readonly password?: string | undefined; readonly confirmation?: string | undefined };
};

/** A new password with its strength, and its confirmation (S5-046, S5-047). */
export function NewPasswordFields({ label, typed, password, confirmation, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={label}
        hint={t('auth.signup.password_hint')}
        autoComplete="new-password"
        error={errors.password}
        {...password}
      />
      <StrengthMeter password={typed} />
      <PasswordField
        label={t('auth.field.confirmation')}
        autoComplete="new-password"
        error={errors.confirmation}
        {...confirmation}
      />
    </>
  );
}
