import type { Account } from '@tangent/contract/identity/account.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../parts/identity/account/password-field.tsx';
import { SetPassword } from '../../../parts/identity/account/set-password.tsx';
import { StrengthMeter } from '../../../parts/identity/account/strength-meter.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { usePasswordForm } from './use-password-form.ts';

/** Changes the password, or emails a link for setting the first one. */
export function PasswordCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <Card title={t('auth.field.password')}>
      {account.has_password ? (
        <PasswordForm username={account.username} />
      ) : (
        <div className="grid gap-4">
          <p className="leading-relaxed text-ink-2">{t('account.set_password.text')}</p>
          <SetPassword email={account.email} />
        </div>
      )}
    </Card>
  );
}

function PasswordForm({ username }: { username: string }) {
  const { t } = useTranslation();
  const { form, submit, isPending } = usePasswordForm();
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('account.field.current_password')}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <PasswordField
        label={t('account.field.new_password')}
        hint={t('auth.signup.password_hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <StrengthMeter password={password} />
      <PasswordField
        label={t('account.field.confirmation')}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
        <p className="min-w-0 flex-1 basis-48 text-xs text-ink-3">{t('account.password.effect')}</p>
        <Button type="submit" busy={isPending}>
          {t('account.password.change')}
        </Button>
      </div>
    </form>
  );
}
