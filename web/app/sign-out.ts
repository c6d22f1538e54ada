import { APP_PATHS } from '../site/app-paths.ts';
import { goToPlace } from './place.ts';
import { endSession } from './session.ts';
import type { LoginState } from './session-expiry.ts';

/** Ends the session here and, if it can be reached, on the server; then shows the sign-in page, which says if it could not. */
export async function signOut(): Promise<void> {
  const heard = await endSession();
  const state: LoginState = heard ? null : { logout_failed: true };
  goToPlace(APP_PATHS.login, { state });
}
