import type { User } from '@tangent/contract/people/user.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { isBlocked } from '@tangent/domain/identity/access/blocked.ts';
import { listCapabilities } from '@tangent/domain/money/plan/capability.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentSubscription, toEffectivePlan } from '../../account/public.ts';
import type { AuthContext } from '../context.ts';
import { clearPendingCookie, readSessionToken, setPendingCookie, setSessionCookie } from '../session/session-cookie.ts';
import { findSession, removeSession, type SessionUser } from '../session/session-store.ts';
import type { SignIn } from './create-sign-in.ts';

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

interface Facts {
  now: Date;
  product_slug: string;
  test_mode: boolean;
}

/** Presents a user to their own browser (S3-001 to S3-007). */
function presentUser({ user, subscription }: SessionUser, { now, product_slug, test_mode }: Facts): User {
  const { id, first_name, last_name, username, email, language, freeze, banned, is_staff } = user;
  const plan = toEffectivePlan(subscription, now);
  return {
    _id: id,
    // A user with a single name has an empty last name.
    name: `${first_name} ${last_name}`.trim(),
    email_verified: user.email_verified_at !== null,
    username,
    email,
    language,
    freeze,
    banned,
    is_staff,
    test_mode,
    plan,
    capabilities: listCapabilities(plan),
    subscription: presentSubscription(subscription, product_slug),
    block: presentBlock(user),
    today: utcDay(now.getTime()),
  };
}

function presentBlock(user: SessionUser['user']): User['block'] {
  if (!isBlocked(user) || user.blocked_at === null) return null;
  return { reason: user.block_reason ?? 'other', note: user.block_note, since: user.blocked_at.toISOString() };
}
