import { TWO_FACTOR_DIGITS } from '@tangent/domain/identity/identity-limits.ts';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/text-field.tsx';

type TwoFactorFieldProps = ComponentProps<'input'> & {
  error?: string | undefined;
  /** Accepts a recovery code in place of the app's code. */
  orRecovery?: boolean;
};

/** The code of the authenticator app, marked up so that phones and password managers recognise the field. */
export function TwoFactorField({ orRecovery = false, error, ...rest }: TwoFactorFieldProps) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <TextField
          {...rest}
          label={t(isRecovery ? 'account.two_factor.recovery_code' : 'account.two_factor.code')}
          hint={isRecovery ? undefined : t('account.two_factor.code_hint', { digits: TWO_FACTOR_DIGITS })}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          className="num"
        />
      </div>
      {orRecovery && (
        <button type="button" className="text-link text-13" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'account.two_factor.use_app' : 'account.two_factor.use_recovery')}
        </button>
      )}
    </div>
  );
}
