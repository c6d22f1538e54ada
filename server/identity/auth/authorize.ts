import { subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { api_tokens } from '@tangent/db/schema/identity/sign-in.ts';
import { isBlocked } from '@tangent/domain/identity/access/blocked.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { AccessLevel, Authorize } from '../../platform/http/http-app.ts';
import type { MinuteLimit } from '../../platform/limit/create-minute-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/secret/random-token.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { toEffectivePlan } from '../account/public.ts';
import type { Actor } from './actor.ts';
import { requireCapability } from './require-capability.ts';
import { readBearer } from './session/read-bearer.ts';
import { readSessionToken } from './session/session-cookie.ts';
import { findSession, type SessionUser } from './session/session-store.ts';
import { isTokenFormat } from './session/token-text.ts';

interface Options {
  db: Db;
  clock: Clock;
  /** Counts the calls of each account; null where one account does the work of hundreds. */
  call_limit: MinuteLimit | null;
}

/**
 * Identifies the caller: a program by its token, which takes precedence over a cookie, or a user by the session cookie.
 */
export function createAuthorize({ db, clock, call_limit }: Options): Authorize<Actor> {
  return async (request, allow, scope) => {
    const now = clock.now();
    const bearer = readBearer(request);
    const actor =
      bearer === null
        ? await authorizeSession(db, readSessionToken(request), allow, now)
        : await authorizeToken(db, bearer, scope, now);
    if (call_limit !== null && !isUploadChunk(request)) call_limit.count(actor.user_id, now);
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

/** The last use is written at most this often, so that not every call is a write. */
const NOTE_USE_EVERY_MS = 60_000;

/**
 * Returns the account that a program acts for: open, not blocked and on a paid plan, with a token valid for the
 * call. Calls without a scope are for sessions only. A program reaches only the account's own data, even when its owner
 * is staff.
 */
async function authorizeToken(db: Db, text: string, scope: string | undefined, now: Date): Promise<Actor> {
  const owner = isTokenFormat(text) ? await findOwner(db, text) : null;
  if (owner === null) throw new Refusal('unauthenticated');
  const { token, user, subscription } = owner;
  if (isBlocked(user)) throw new Refusal('account_blocked');
  const plan = toEffectivePlan(subscription, now);
  requireCapability({ plan }, 'api_access');
  if (!(token.scopes as readonly string[]).includes(scope ?? '')) throw new Refusal('missing_scope');
  await noteUse(db, token, now);
  return { user_id: user.id, is_staff: false, plan, language: user.language };
}

async function findOwner(db: Db, text: string) {
  const [row] = await db
    .select({ token: api_tokens, user: users, subscription: subscriptions })
    .from(api_tokens)
    .innerJoin(users, eq(users.id, api_tokens.account_id))
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(and(eq(api_tokens.token_hash, hashToken(text)), isNull(users.deactivated_at)));
  return row ?? null;
}

async function noteUse(db: Db, { id, last_used_at }: typeof api_tokens.$inferSelect, now: Date): Promise<void> {
  if (last_used_at !== null && now.getTime() - last_used_at.getTime() < NOTE_USE_EVERY_MS) return;
  await db.update(api_tokens).set({ last_used_at: now }).where(eq(api_tokens.id, id));
}
