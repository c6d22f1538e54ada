import type { LoginState } from '../../../app/session/session-expiry.ts';

/** The notice of the login page before the first attempt: why the user is here, or what went wrong on the way. */
export type LoginNotice =
  | 'auth_failed'
  | 'verification_failed'
  | 'verified'
  | 'reset'
  | 'expired'
  | 'logout_failed'
  | 'closed'
  | 'void';

/**
 * Chooses the notice. A sign-in whose code came too late comes first, since it has just happened; then the query of the
 * address (S2-062, A-055, A-147).
 */
export function findNotice(
  query: URLSearchParams,
  happened: { isVoid: boolean; state: LoginState },
): LoginNotice | null {
  if (happened.isVoid) return 'void';
  if (happened.state?.closed) return 'closed';
  if (happened.state?.logout_failed) return 'logout_failed';
  const error = query.get('error');
  if (error === 'auth_failed' || error === 'verification_failed') return error;
  if (query.get('reset') === 'done') return 'reset';
  if (isVerified(query)) return 'verified';
  return happened.state?.expired ? 'expired' : null;
}

/** The emailed link opens a page for signed-in users, so the flag may also be inside the requested page. */
function isVerified(query: URLSearchParams): boolean {
  const target = query.get('redirect')?.split('?')[1] ?? '';
  return query.has('verified') || new URLSearchParams(target).get('verified') === '1';
}
