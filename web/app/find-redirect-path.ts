import type { User } from '@tangent/contract/people/user.ts';
import { isBlocked } from '@tangent/domain/identity/access/blocked.ts';
import { APP_PATHS } from '../site/app-paths.ts';
import { HOME_PATH } from './paths.ts';
import { buildLoginPath, chooseRedirect } from './redirect.ts';

/**
 * Who may open a page: signed-in users, staff, visitors who are not signed in, blocked users and visitors who want to
 * read what a block means, or anyone: links in emails work in any state.
 */
export type Audience = 'user' | 'staff' | 'guest' | 'blocked' | 'anyone';

const LANDING_PATH = '/';

/**
 * Returns the address to redirect to instead of the requested page; null when the user may stay (S2-063 to S2-066,
 *
 */
export function findRedirectPath(audience: Audience, user: User | null, target: URL): string | null {
  if (audience === 'anyone') return user !== null && isBlocked(user) ? APP_PATHS.blocked : null;
  // For all other users a back office address does not exist.
  if (audience === 'staff' && !user?.is_staff) return LANDING_PATH;
  if (user === null) {
    return audience === 'guest' || audience === 'blocked' ? null : buildLoginPath(target);
  }
  if (isBlocked(user)) return audience === 'blocked' ? null : APP_PATHS.blocked;
  if (audience === 'guest') return chooseRedirect(target.searchParams.get('redirect'), target.origin, HOME_PATH);
  return audience === 'blocked' ? HOME_PATH : null;
}
