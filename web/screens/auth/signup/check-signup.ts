import { checkNewPassword } from '@tangent/domain/auth/check-new-password.ts';
import { checkRegistration, type Registration } from '@tangent/domain/auth/check-registration.ts';
import type { Issue } from '@tangent/domain/issue.ts';

/** What the form asks for beyond the registration itself. */
export type SignupValues = Registration & { readonly confirmation: string; readonly marketing: boolean };

/** The rules of a registration, and the password typed twice: that is the form's own affair, the server hears it once. */
export function checkSignup(values: SignupValues): Issue[] {
  const repeated = checkNewPassword(values.password, values.confirmation);
  return [...checkRegistration(values), ...repeated.filter(({ path }) => path === 'confirmation')];
}
