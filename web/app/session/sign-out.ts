import { APP_PATHS } from '../../site/app-paths.ts';
import { navigateTo } from '../navigation.ts';
import { closeSession } from './session.ts';
import type { LoginState } from './session-expiry.ts';

/** Ends the session here and, if reachable, on the server; then opens the sign-in page, which reports a failure. */
export async function signOut(): Promise<void> {
  const ended = await closeSession();
  const state: LoginState = ended ? null : { logout_failed: true };
  navigateTo(APP_PATHS.login, { state });
}

/** Clears this browser after its user has closed the account, and opens the sign-in page, which confirms it. */
export async function leaveClosedAccount(): Promise<void> {
  await closeSession();
  const state: LoginState = { closed: true };
  navigateTo(APP_PATHS.login, { state });
}
