import type { Issue } from '../../issue.ts';
import { checkPassword } from './check-password.ts';

/** Checks a password that is typed twice: it meets the rule, and both are the same (S5-047). */
export function checkNewPassword(password: string, confirmation: string): Issue[] {
  return [...checkPassword('password', password), ...checkConfirmation(password, confirmation)];
}

/** Checks a password that replaces another: it meets the rule, and differs from the old one. */
export function checkPasswordChange(change: { readonly current_password: string; readonly password: string }): Issue[] {
  const { current_password, password } = change;
  if (current_password === '') return [{ code: 'required', path: 'current_password' }];
  const issues = checkPassword('password', password);
  if (issues.length > 0) return issues;
  return password === current_password ? [{ code: 'same_password', path: 'password' }] : [];
}

/** Checks any other value that is typed twice, such as an address (S5-041). */
export function checkRepeated(path: string, value: string, confirmation: string): Issue[] {
  return value.trim() === confirmation.trim() ? [] : [{ code: 'fields_differ', path }];
}

function checkConfirmation(password: string, confirmation: string): Issue[] {
  if (confirmation === '') return [{ code: 'required', path: 'confirmation' }];
  return password === confirmation ? [] : [{ code: 'passwords_differ', path: 'confirmation' }];
}
