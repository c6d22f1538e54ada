import { isBlocked } from '@tangent/domain/access/blocked.ts';
import { planOf } from '../account/public.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Authorize } from '../platform/http/http-app.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Db } from '../platform/sql/open-database.ts';
import type { Actor } from './actor.ts';
import { readSessionToken } from './session-cookie.ts';
import { findSession, type SessionUser } from './session-store.ts';

/** Says who calls, by the session cookie. Blocked people are refused here, once for every private call
 * but those that are theirs at any time. */
export function createAuthorize({ db, clock }: { db: Db; clock: Clock }): Authorize<Actor> {
  return async (request, allow, _scope) => {
    const session = await findSession(db, readSessionToken(request), clock.now());
    if (session === null) throw new Refusal('unauthenticated');
    if (allow !== 'account' && isBlocked(session.user)) throw new Refusal('account_blocked');
    if (allow === 'staff' && !session.user.is_staff) throw new Refusal('permission_denied');
    return actorOf(session, clock.now());
  };
}

function actorOf({ user, subscription, session }: SessionUser, now: Date): Actor {
  return {
    user_id: user.id,
    is_staff: user.is_staff,
    plan: planOf(subscription, now),
    language: user.language,
    session: { id: session.id, confirmed_at: session.confirmed_at },
  };
}
