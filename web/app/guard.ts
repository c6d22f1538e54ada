import { type MiddlewareFunction, redirect } from 'react-router';
import { type Audience, findDetour } from './detour.ts';
import { hasTools, isPrivatePath } from './identify/tools-in-page.ts';
import { goToPlace, isDoor } from './place.ts';
import { verifySession } from './session.ts';

/** A request does not say which part of a page was asked for; on the first page of a visit the address of the browser does. */
function withPart(asked: URL): URL {
  if (asked.pathname === location.pathname) asked.hash = location.hash;
  return asked;
}

/** To another page of the app, or out of it to the doors, which do not come back here. */
function leaveFor(detour: string, asked: URL): Promise<never> {
  if (!isDoor(new URL(detour, asked).pathname)) throw redirect(detour);
  // The first page of a visit was never shown: going back must not lead into it again.
  goToPlace(detour, { replace: asked.pathname === location.pathname });
  return new Promise(() => {});
}

/** As a document of its own, in which nothing of others runs yet. */
function loadAnew(address: string): Promise<never> {
  if (location.href.startsWith(address)) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

/** Runs before every page of a route. While the server cannot be reached nobody is sent away; the page says so itself. */
export function guard(audience: Audience): MiddlewareFunction {
  return async ({ request }, next) => {
    if (isPrivatePath(new URL(request.url).pathname) && hasTools()) return loadAnew(request.url);
    const session = await verifySession();
    if (session.state === 'verified') {
      const detour = findDetour(audience, session.user, withPart(new URL(request.url)));
      if (detour !== null) return leaveFor(detour, new URL(request.url));
    }
    return next();
  };
}
