import { checkNewPassword } from '@tangent/domain/auth/check-new-password.ts';
import { checkRegistration, type Registration } from '@tangent/domain/auth/check-registration.ts';
import type { Issue } from '@tangent/domain/issue.ts';

/** The values of the form, including those beyond the registration itself. */
export type SignupValues = Registration & { readonly confirmation: string; readonly marketing: boolean };

/**
 * Checks the registration rules and that both passwords match; only the form knows the second one, the server receives
 * one.
 */
export function checkSignup(values: SignupValues): Issue[] {
  const repeated = checkNewPassword(values.password, values.confirmation);
  return [...checkRegistration(values), ...repeated.filter(({ path }) => path === 'confirmation')];
}
