import { type MiddlewareFunction, redirect } from 'react-router';
import { type Audience, findRedirectPath } from './find-redirect-path.ts';
import { hasTools, isPrivatePath } from './identify/tools-in-page.ts';
import { isAuthPath, navigateTo } from './navigation.ts';
import { verifySession } from './session.ts';

/** A request does not say which part of a page was asked for; on the first page of a visit the address of the browser does. */
function withPart(target: URL): URL {
  if (target.pathname === location.pathname) target.hash = location.hash;
  return target;
}

/** To another page of the app, or out of it to the doors, which do not come back here. */
function leaveFor(redirectPath: string, target: URL): Promise<never> {
  if (!isAuthPath(new URL(redirectPath, target).pathname)) throw redirect(redirectPath);
  // The first page of a visit was never shown: going back must not lead into it again.
  navigateTo(redirectPath, { replace: target.pathname === location.pathname });
  return new Promise(() => {});
}

/** As a document of its own, in which nothing of others runs yet. */
function loadDocument(address: string): Promise<never> {
  if (location.href.startsWith(address)) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

/** Runs before every page of a route. While the server cannot be reached nobody is sent away; the page says so itself. */
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
