import type { createBrowserRouter } from 'react-router';
import { buildLoginPath } from './redirect.ts';
import { expireSession } from './session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether the sign-in page was reached because a session ended; it then says so. */
export type LoginState = { readonly expired: true } | null;

/** A call was answered with 401 in the middle of a session: forget the user, sign in again, come back here. */
export function buildExpiryHandler(router: Router): () => void {
  return () => {
    const { pathname, search } = router.state.location;
    if (pathname.startsWith('/auth/')) return;
    expireSession();
    const state: LoginState = { expired: true };
    void router.navigate(buildLoginPath({ pathname, search }), { state });
  };
}
