import { checkCharacters } from '../../check-characters.ts';
import { checkRequiredText } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { USERNAME_CHARS } from '../identity-limits.ts';
import { checkEmail } from './check-email.ts';
import { checkPassword } from './check-password.ts';
import { checkPersonName } from './check-person-name.ts';

export type Registration = {
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly terms: boolean;
};

/** Checks the data of a new account (S7-014, A-063, A-064): names, user name, email, password and accepted terms. */
export function checkRegistration(registration: Registration): Issue[] {
  return [
    ...checkPersonName('first_name', registration.first_name),
    ...checkPersonName('last_name', registration.last_name),
    ...checkUsername(registration.username),
    ...checkEmail('email', registration.email),
    ...checkPassword('password', registration.password),
    ...(registration.terms ? [] : [{ code: 'terms_required', path: 'terms' }]),
  ];
}

/** Checks a user name: 3 to 30 letters, digits, dots, underscores or hyphens. */
export function checkUsername(username: string): Issue[] {
  const issues = checkRequiredText('username', username, USERNAME_CHARS);
  if (issues.length > 0) return issues;
  return checkCharacters('username', username.trim(), /[^\p{L}\p{N}._-]/u);
}
