import { sessions, subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import type { SignInMethod } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { SESSION_DAYS } from '@tangent/domain/identity/identity-limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { hashToken, makeToken } from '../../../platform/secret/random-token.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import type { RequestContext } from './request-context.ts';

const SESSION_MS = SESSION_DAYS * DAY_MS;
/** The end of a session is extended at most this often, so that not every call is a write. */
const SLIDE_EVERY_MS = HOUR_MS;

export interface SessionUser {
  user: typeof users.$inferSelect;
  subscription: typeof subscriptions.$inferSelect | null;
  session: typeof sessions.$inferSelect;
}

/** Returns the session of a token and extends it. Null when it is unknown or expired, or the account is closed. */
export async function findSession(db: Db, token: string | null, now: Date): Promise<SessionUser | null> {
  if (token === null) return null;
  const [row] = await db
    .select({ session: sessions, user: users, subscription: subscriptions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(and(eq(sessions.token_hash, hashToken(token)), isNull(users.deactivated_at)));
  if (!row) return null;
  if (row.session.expires_at <= now) {
    // An expired session is removed: a clock that jumps back must not revive it.
    await removeSession(db, token);
    return null;
  }
  const isStale = now.getTime() - row.session.last_used_at.getTime() >= SLIDE_EVERY_MS;
  if (isStale) await slideSession(db, row.session.token_hash, now);
  return row;
}

/** Creates a session and returns its token, which exists only in the response. */
export async function insertSession(
  tx: Tx,
  {
    user_id,
    method,
    requestContext,
    now,
  }: { user_id: string; method: SignInMethod; requestContext: RequestContext; now: Date },
): Promise<string> {
  const token = makeToken();
  await tx.insert(sessions).values({
    token_hash: hashToken(token),
    user_id,
    method,
    ...requestContext,
    created_at: now,
    last_used_at: now,
    expires_at: computeExpiry(now),
  });
  return token;
}

/** Ends a session; returns its user, null when there was none. */
export async function removeSession(tx: Tx | Db, token: string): Promise<string | null> {
  const byToken = eq(sessions.token_hash, hashToken(token));
  const [ended] = await tx.delete(sessions).where(byToken).returning({ user_id: sessions.user_id });
  return ended?.user_id ?? null;
}

async function slideSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ last_used_at: now, expires_at: computeExpiry(now) })
    .where(eq(sessions.token_hash, tokenHash));
}

function computeExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_MS);
}
