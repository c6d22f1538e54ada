import type { createBrowserRouter } from 'react-router';
import { goToPlace } from './place.ts';
import { buildLoginPath } from './redirect.ts';
import { expireSession } from './session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether the sign-in page was reached because a session ended; it then says so. */
export type LoginState = { readonly expired: true } | null;

/** A call was answered with 401 in the middle of a session: forget the user, sign in again, come back here. */
export function buildExpiryHandler(router: Router): () => void {
  let left = false;
  return () => {
    if (left) return;
    left = true;
    const { pathname, search } = router.state.location;
    expireSession();
    const state: LoginState = { expired: true };
    goToPlace(buildLoginPath({ pathname, search }), { state });
  };
}
