import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { AuthContext } from '../context.ts';
import { readSessionToken, setSessionCookie } from './session-cookie.ts';
import { findSession, type SessionUser } from './session-store.ts';

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
