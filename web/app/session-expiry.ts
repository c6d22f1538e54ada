import type { createBrowserRouter } from 'react-router';
import { navigateTo } from './navigation.ts';
import { buildLoginPath } from './redirect.ts';
import { expireSession } from './session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Why the sign-in page was reached, for it to say: a session ended, or the server did not hear of a sign-out. */
export type LoginState = { readonly expired?: true; readonly logout_failed?: true } | null;

const savers = new Set<() => void>();

/** Something on the page wants to be kept over the sign-in that follows; answers how to take that back. */
export function beforeExpiry(save: () => void): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** A call was answered with 401 in the middle of a session: forget the user, sign in again, come back here. */
export function buildExpiryHandler(router: Router): () => void {
  let left = false;
  return () => {
    if (left) return;
    left = true;
    const { pathname, search } = router.state.location;
    for (const save of savers) save();
    expireSession();
    const state: LoginState = { expired: true };
    navigateTo(buildLoginPath({ pathname, search }), { state });
  };
}
