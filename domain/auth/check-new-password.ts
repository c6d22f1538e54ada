import type { Issue } from '../issue.ts';
import { checkPassword } from './check-password.ts';

/** A password that is typed twice: the rule for it, and both the same (S5-047). */
export function checkNewPassword(password: string, confirmation: string): Issue[] {
  return [...checkPassword('password', password), ...checkConfirmation(password, confirmation)];
}

/** A password that replaces one: the rule for it, and not the one that it replaces. */
export function checkPasswordChange(change: { readonly current_password: string; readonly password: string }): Issue[] {
  const { current_password, password } = change;
  if (current_password === '') return [{ code: 'required', path: 'current_password' }];
  const issues = checkPassword('password', password);
  if (issues.length > 0) return issues;
  return password === current_password ? [{ code: 'same_password', path: 'password' }] : [];
}

/** Anything else that is typed twice, an address for one (S5-041). */
export function checkRepeated(path: string, value: string, confirmation: string): Issue[] {
  return value.trim() === confirmation.trim() ? [] : [{ code: 'fields_differ', path }];
}

function checkConfirmation(password: string, confirmation: string): Issue[] {
  if (confirmation === '') return [{ code: 'required', path: 'confirmation' }];
  return password === confirmation ? [] : [{ code: 'passwords_differ', path: 'confirmation' }];
}
