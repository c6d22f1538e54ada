import type { LoginState } from '../../../app/session-expiry.ts';

/** What the login page says before anything was tried: why somebody is here, or what went wrong on the way. */
export type LoginNotice =
  | 'auth_failed'
  | 'verification_failed'
  | 'verified'
  | 'reset'
  | 'expired'
  | 'logout_failed'
  | 'void';

/**
 * A sign-in whose code was not given in time comes first: it has just happened. Then what the address says (S2-062,
 *
 */
export function findNotice(
  query: URLSearchParams,
  happened: { isVoid: boolean; state: LoginState },
): LoginNotice | null {
  if (happened.isVoid) return 'void';
  if (happened.state?.logout_failed) return 'logout_failed';
  const error = query.get('error');
  if (error === 'auth_failed' || error === 'verification_failed') return error;
  if (query.get('reset') === 'done') return 'reset';
  if (isVerified(query)) return 'verified';
  return happened.state?.expired ? 'expired' : null;
}

/** The link of the mail leads to a page for signed-in people, so the wish where to go may say it too. */
function isVerified(query: URLSearchParams): boolean {
  const target = query.get('redirect')?.split('?')[1] ?? '';
  return query.has('verified') || new URLSearchParams(target).get('verified') === '1';
}
