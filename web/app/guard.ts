import { type MiddlewareFunction, redirect } from 'react-router';
import { type Audience, findRedirectPath } from './find-redirect-path.ts';
import { hasTools, isPrivatePath } from './identify/tools-in-page.ts';
import { isAuthPath, navigateTo } from './navigation.ts';
import { verifySession } from './session/session.ts';

/** Adds the fragment. A request does not carry it; on the first page of a visit the browser's address does. */
function withPart(target: URL): URL {
  if (target.pathname === location.pathname) target.hash = location.hash;
  return target;
}

/** Goes to another page of the app, or leaves it for the sign-in pages, which do not return here. */
function leaveFor(redirectPath: string, target: URL): Promise<never> {
  if (!isAuthPath(new URL(redirectPath, target).pathname)) throw redirect(redirectPath);
  // The first page of a visit was never shown: the back button must not return to it.
  navigateTo(redirectPath, { replace: target.pathname === location.pathname });
  return new Promise(() => {});
}

/** Loads the address as a new document, in which no third-party script runs yet. */
function loadDocument(address: string): Promise<never> {
  if (location.href.startsWith(address)) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

/** Runs before every page of a route. While the server is unreachable it redirects no one; the page shows the error. */
export function guard(audience: Audience): MiddlewareFunction {
  return async ({ request }, next) => {
    if (isPrivatePath(new URL(request.url).pathname) && hasTools()) return loadDocument(request.url);
    const session = await verifySession();
    if (session.state === 'verified') {
      const redirectPath = findRedirectPath(audience, session.user, withPart(new URL(request.url)));
      if (redirectPath !== null) return leaveFor(redirectPath, new URL(request.url));
    }
    return next();
  };
}
