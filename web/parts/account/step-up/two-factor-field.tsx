import { TWO_FACTOR_DIGITS } from '@tangent/domain/limits.ts';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.tsx';

type TwoFactorFieldProps = ComponentProps<'input'> & {
  error?: string | undefined;
  /** A recovery code may stand in for the code of the app. */
  orRecovery?: boolean;
};

/** The code of the authenticator app, as phones and password managers know such fields. */
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
