import type { User } from '@tangent/contract/user.ts';
import { isBlocked } from '@tangent/domain/access/blocked.ts';
import { APP_PATHS } from '../site/app-paths.ts';
import { HOME_PATH } from './paths.ts';
import { buildLoginPath, chooseRedirect } from './redirect.ts';

/**
 * Who may open a page: signed-in people, staff, those who are not signed in, those who are blocked and visitors who ask what that
 * means, or anyone: links in mails work in any state.
 */
export type Audience = 'user' | 'staff' | 'guest' | 'blocked' | 'anyone';

const LANDING_PATH = '/';

/** Where someone has to go instead of the page they asked for; null when they may stay (S2-063 to S2-066, A-031). */
export function findRedirectPath(audience: Audience, user: User | null, target: URL): string | null {
  if (audience === 'anyone') return user !== null && isBlocked(user) ? APP_PATHS.blocked : null;
  // For anyone else the back office is an address that leads nowhere.
  if (audience === 'staff' && !user?.is_staff) return LANDING_PATH;
  if (user === null) {
    return audience === 'guest' || audience === 'blocked' ? null : buildLoginPath(target);
  }
  if (isBlocked(user)) return audience === 'blocked' ? null : APP_PATHS.blocked;
  if (audience === 'guest') return chooseRedirect(target.searchParams.get('redirect'), target.origin, HOME_PATH);
  return audience === 'blocked' ? HOME_PATH : null;
}
