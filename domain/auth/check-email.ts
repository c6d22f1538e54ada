import type { Issue } from '../issue.ts';

/** Checks an email address: one local part and a domain with a dot; an empty one is 'required' (S5-042, A-131). */
export function checkEmail(path: string, email: string): Issue[] {
  const text = email.trim();
  if (text === '') return [{ code: 'required', path }];
  const wellFormed = /^[^\s@<>(),;:"[\]\\]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(text);
  return wellFormed && text.length <= 254 ? [] : [{ code: 'invalid_email', path }];
}
