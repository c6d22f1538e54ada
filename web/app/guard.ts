import type { User } from '@tangent/contract/user.ts';
import { isBlocked } from '@tangent/domain/access/blocked.ts';
import { type MiddlewareFunction, redirect } from 'react-router';
import { APP_PATHS } from '../site/app-paths.ts';
import { HOME_PATH } from './paths.ts';
import { buildLoginPath, chooseRedirect } from './redirect.ts';
import { verifySession } from './session.ts';

/** Who may open a page: signed-in people, staff, those who are not signed in, or those who are blocked. */
export type Audience = 'user' | 'staff' | 'guest' | 'blocked';

const LANDING_PATH = '/';

/** Where someone has to go instead of the page they asked for; null when they may stay (SPEC 2, A-031). */
export function findDetour(audience: Audience, user: User | null, asked: URL): string | null {
  // For anyone else the back office is an address that leads nowhere.
  if (audience === 'staff' && !user?.is_staff) return LANDING_PATH;
  if (user === null) {
    if (audience === 'guest') return null;
    return audience === 'blocked' ? APP_PATHS.login : buildLoginPath(asked);
  }
  if (isBlocked(user)) return audience === 'blocked' ? null : APP_PATHS.blocked;
  if (audience === 'guest') return chooseRedirect(asked.searchParams.get('redirect'), asked.origin, HOME_PATH);
  return audience === 'blocked' ? HOME_PATH : null;
}

/** A request does not say which part of a page was asked for; on the first page of a visit the address of the browser does. */
function withPart(asked: URL): URL {
  if (asked.pathname === location.pathname) asked.hash = location.hash;
  return asked;
}

/** Runs before every page of a route. While the server cannot be reached nobody is sent away; the page says so itself. */
export function guard(audience: Audience): MiddlewareFunction {
  return async ({ request }, next) => {
    const session = await verifySession();
    if (session.state === 'verified') {
      const detour = findDetour(audience, session.user, withPart(new URL(request.url)));
      if (detour !== null) throw redirect(detour);
    }
    return next();
  };
}
