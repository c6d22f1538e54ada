import type { Registration } from '@tangent/domain/auth/check-registration.ts';

/** The values of the form, including those beyond the registration itself. */
export type SignupValues = Registration & { readonly marketing: boolean };
