import type { User } from '@tangent/contract/user.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';
import type { SignIn } from './create-sign-in.ts';
import { presentUser } from './present-user.ts';
import { clearPendingCookie, readSessionToken, setPendingCookie, setSessionCookie } from './session-cookie.ts';
import { findSession, removeSession, type SessionUser } from './session-store.ts';

/** Sends the browser its session and the user, or that a code is still required. */
export async function respondToSignIn(
  context: AuthContext,
  { kind, token }: SignIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ user: User } | { twofactor: true }> {
  if (kind === 'session') return { user: await respondSignedIn(context, token, request, reply) };
  setPendingCookie(reply, token);
  return { twofactor: true };
}

/** Always creates a new session and ends the one the browser had before: a planted cookie is worth nothing. */
export async function respondSignedIn(
  context: AuthContext,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const before = readSessionToken(request);
  if (before !== null) await removeSession(context.db, before);
  clearPendingCookie(reply);
  setSessionCookie(reply, token);
  const session = await findSession(context.db, token, context.clock.now());
  if (session === null) throw new Error('the new session does not exist');
  return presentSignedInUser(context, session);
}

export function presentSignedInUser({ clock, product_slug, test_mode }: AuthContext, session: SessionUser): User {
  return presentUser(session, { now: clock.now(), product_slug, test_mode });
}
