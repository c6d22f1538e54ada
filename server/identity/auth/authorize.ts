import { isBlocked } from '@tangent/domain/access/blocked.ts';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AccessLevel, Authorize } from '../../platform/http/http-app.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { toEffectivePlan } from '../account/public.ts';
import type { Actor } from './actor.ts';
import { createCallLimiter } from './call-limit.ts';
import { readBearer } from './read-bearer.ts';
import { readSessionToken } from './session-cookie.ts';
import { findSession, type SessionUser } from './session-store.ts';
import { authorizeToken } from './token-owner.ts';

interface Options {
  db: Db;
  clock: Clock;
  /** Whether calls are counted per user; off where one user does the work of hundreds. */
  limits_calls?: boolean;
}

/**
 * Identifies the caller: a program by its token, which takes precedence over a cookie, or a user by the session cookie.
 */
export function createAuthorize({ db, clock, limits_calls = false }: Options): Authorize<Actor> {
  const limit = createCallLimiter();
  return async (request, allow, scope) => {
    const now = clock.now();
    const bearer = readBearer(request);
    const actor =
      bearer === null
        ? await authorizeSession(db, readSessionToken(request), allow, now)
        : await authorizeToken(db, bearer, scope, now);
    if (limits_calls && !isUploadChunk(request)) limit.count(actor.user_id, now);
    return actor;
  };
}

/** Refuses blocked users, in one place for every private call except those that stay open to them. */
async function authorizeSession(
  db: Db,
  token: string | null,
  allow: Exclude<AccessLevel, 'anyone'>,
  now: Date,
): Promise<Actor> {
  const found = await findSession(db, token, now);
  if (found === null) throw new Refusal('unauthenticated');
  if (allow !== 'account' && isBlocked(found.user)) throw new Refusal('account_blocked');
  if (allow === 'staff' && !found.user.is_staff) throw new Refusal('permission_denied');
  return toActor(found, now);
}

function toActor({ user, subscription, session }: SessionUser, now: Date): Actor {
  return {
    user_id: user.id,
    is_staff: user.is_staff,
    plan: toEffectivePlan(subscription, now),
    language: user.language,
    session: { id: session.id, confirmed_at: session.confirmed_at },
  };
}

// A file arrives in hundreds of chunks; only starting an upload counts.
function isUploadChunk({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.slow_body === true && method !== 'POST';
}
