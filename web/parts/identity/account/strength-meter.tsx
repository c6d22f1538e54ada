import {
  checkPassword,
  getPasswordStrength,
  type PasswordStrength,
} from '@tangent/domain/identity/auth/check-password.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

const BARS: Record<PasswordStrength, number> = { weak: 1, medium: 2, strong: 3 };
const INKS: Record<PasswordStrength, string> = { weak: 'bg-bad', medium: 'bg-warn', strong: 'bg-good' };

/** Weak, medium or strong, as three bars and a word (S5-046); a very common password is named as such. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = password === '' ? null : getPasswordStrength(password);
  const isCommon = strength === 'weak' && checkPassword('', password)[0]?.code === 'common_password';
  return (
    <div className="-mt-2 flex min-h-4 items-center gap-3">
      <div className="grid flex-1 grid-cols-3 gap-1" aria-hidden>
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={clsx('h-1 rounded-full', strength && bar <= BARS[strength] ? INKS[strength] : 'bg-line')}
          />
        ))}
      </div>
      <span role="status" className="min-w-16 text-right text-xs text-ink-2">
        {strength &&
          t(isCommon ? 'auth.strength.common' : 'auth.strength.label', { strength: t(`auth.strength.${strength}`) })}
      </span>
    </div>
  );
}
