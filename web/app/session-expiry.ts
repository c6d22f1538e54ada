import type { createBrowserRouter } from 'react-router';
import { navigateTo } from './navigation.ts';
import { buildLoginPath } from './redirect.ts';
import { expireSession } from './session.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Why the sign-in page opened, so that it can explain: a session ended, or a sign-out did not reach the server.
 */
export type LoginState = { readonly expired?: true; readonly logout_failed?: true } | null;

const savers = new Set<() => void>();

/** Registers a function that saves form values before the sign-in that follows; returns how to unregister it. */
export function beforeExpiry(save: () => void): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/**
 * Handles a 401 in the middle of a session: clears the user, opens the sign-in page and returns here afterwards
 * (A-112).
 */
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
