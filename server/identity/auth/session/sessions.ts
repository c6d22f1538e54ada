import type { listSessions } from '@tangent/contract/identity/account.ts';
import { sessions } from '@tangent/db/schema/identity/account.ts';
import { pending_logins } from '@tangent/db/schema/identity/sign-in.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { Actor } from '../actor.ts';
import type { AuthContext } from '../context.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from './request-context.ts';
import { readSessionToken, setSessionCookie } from './session-cookie.ts';
import { findSession, removeSession, type SessionUser } from './session-store.ts';

/**
 * Returns the signed-in user, blocked or not: a blocked user has to learn why. The app calls it at every start,
 * so this also renews the thirty days of the cookie.
 */
export async function getCurrentUser(
  { db, clock }: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionUser> {
  const token = readSessionToken(request);
  const session = await findSession(db, token, clock.now());
  if (token === null || session === null) throw new Refusal('unauthenticated');
  setSessionCookie(reply, token);
  return session;
}

/** Ends the session with this token, if there is one. */
export async function logoutUser(
  { db, clock }: AuthContext,
  token: string,
  requestContext: RequestContext,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account_id = await removeSession(tx, token);
    if (account_id === null) return;
    await recordSecurityEvent(tx, { account_id, type: 'signed_out', at: clock.now(), requestContext });
  });
}

type Items = z.input<typeof listSessions.response>['items'];

/** Returns the sessions of an account, the last used first. */
export async function getSessionView(db: Db, actor: Actor, now: Date): Promise<Items> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, actor.user_id), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_used_at), sessions.id)
    .limit(UNPAGED_ROWS_MAX);
  return rows.map(({ id, method, ip_address, user_agent, created_at, last_used_at }) => ({
    id,
    method,
    ip_address,
    user_agent,
    current: id === actor.session?.id,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/** Signs one device of an account out, possibly the current one. */
export async function revokeSession(
  tx: Tx,
  { actor, id, requestContext, now }: { actor: Actor; id: string; requestContext: RequestContext; now: Date },
): Promise<void> {
  const account_id = actor.user_id;
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, account_id)))
    .returning({ id: sessions.id });
  if (!ended) throw new Refusal('not_found');
  await recordSecurityEvent(tx, { account_id, type: 'session_ended', at: now, requestContext });
}

/** Ends all sessions of an account but one, and its pending sign-ins. Returns how many. */
export async function revokeSessions(tx: Tx, accountId: string, { except }: { except?: string } = {}): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  // Deleted in the same lock order as a sign-in, so that the two never wait for each other.
  await tx.delete(pending_logins).where(eq(pending_logins.user_id, accountId));
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.user_id, accountId), others))
    .returning({ id: sessions.id });
  return ended.length;
}
