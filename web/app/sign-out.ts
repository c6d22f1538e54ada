import { APP_PATHS } from '../site/app-paths.ts';
import { navigateTo } from './navigation.ts';
import { closeSession } from './session.ts';
import type { LoginState } from './session-expiry.ts';

/** Ends the session here and, if it can be reached, on the server; then shows the sign-in page, which says if it could not. */
export async function signOut(): Promise<void> {
  const ended = await closeSession();
  const state: LoginState = ended ? null : { logout_failed: true };
  navigateTo(APP_PATHS.login, { state });
}
