import type { Issue } from '../../issue.ts';
import { PASSWORD_CHARS, STRONG_PASSWORD_MIN_CHARS } from '../identity-limits.ts';
import { isPopularPassword } from './is-popular-password.ts';

export type PasswordStrength = 'weak' | 'medium' | 'strong';

/**
 * Checks a password: 8 to 128 characters, with a number and a special character, and not a popular password (S5-043 to
 * S5-045, A-128). Spaces count, nothing is trimmed.
 */
export function checkPassword(path: string, password: string): Issue[] {
  const count = [...password].length;
  if (count === 0) return [{ code: 'required', path }];
  if (count < PASSWORD_CHARS.min) return [{ code: 'min_length', path, params: { min: PASSWORD_CHARS.min } }];
  if (count > PASSWORD_CHARS.max) return [{ code: 'max_length', path, params: { max: PASSWORD_CHARS.max } }];
  if (!/\p{N}/u.test(password) || !hasSpecialCharacter(password)) return [{ code: 'password_rule', path }];
  return isPopularPassword(password) ? [{ code: 'common_password', path }] : [];
}

/**
 * Rates a password. Weak: the rule is not met. Medium: it is met. Strong: 12 characters with lower case, upper case,
 * digit and special character.
 */
export function getPasswordStrength(password: string): PasswordStrength {
  if (checkPassword('', password).length > 0) return 'weak';
  const strong =
    [...password].length >= STRONG_PASSWORD_MIN_CHARS && /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password);
  return strong ? 'strong' : 'medium';
}

function hasSpecialCharacter(password: string): boolean {
  return /[^\p{L}\p{N}\s\p{C}]/u.test(password);
}
