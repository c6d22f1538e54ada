import type { login } from '@tangent/contract/identity/auth.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { findNetwork } from '../../../platform/network/find-network.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { AuthContext } from '../context.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from '../password.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { findUserByLogin, lockUser, type UserRow } from '../user-store.ts';
import { consumeCaptcha } from './captcha.ts';
import { createSignIn, type SignIn } from './create-sign-in.ts';
import type { LoginLimit } from './login-limit.ts';

/**
 * Signs in with user name or email. Frozen and banned users may sign in: they reach the restriction page and nothing
 * else. An unknown account takes the same time as a wrong password.
 */
export async function loginUser(
  context: AuthContext,
  limit: LoginLimit,
  { username, password, captcha, lang }: z.output<typeof login.body>,
  requestContext: RequestContext,
): Promise<SignIn> {
  await consumeCaptcha(context, captcha);
  const typed = username.trim().normalize('NFC');
  const user = await findUserByLogin(context.db, typed);
  // Counts by the account, not by the typed name: user name and email share one count.
  const counted = user?.id ?? typed.toLowerCase();
  const network = findNetwork(requestContext.ip_address ?? '');
  await limit.count(counted, network);
  const isRight = await verifyPassword(user?.password_hash ?? null, password);
  if (user === null) throw new Refusal('invalid_username_or_email');
  const now = context.clock.now();
  if (!isRight) {
    await recordSecurityEvent(context.db, { account_id: user.id, type: 'sign_in_failed', at: now, requestContext });
    throw new Refusal('invalid_password');
  }
  await limit.reset(counted, network);
  await renewHash(context, user, password);
  return inTransaction(context.db, async (tx) => {
    await checkStillRight(await lockUser(tx, user.id), user, password);
    return createSignIn(tx, { user, method: 'password', language: lang ?? null, requestContext, now });
  });
}

// The password may have changed while it was compared: that change ended all sessions and must not miss this one.
async function checkStillRight(current: UserRow, compared: UserRow, password: string): Promise<void> {
  if (current.password_hash === compared.password_hash) return;
  if (!(await verifyPassword(current.password_hash, password))) throw new Refusal('invalid_password');
}

async function renewHash({ db }: AuthContext, { id, password_hash }: UserRow, password: string): Promise<void> {
  if (password_hash === null || !isOutdatedHash(password_hash)) return;
  // Replaces only the hash that was read: a concurrently changed password stays.
  const isAsRead = and(eq(users.id, id), eq(users.password_hash, password_hash));
  await db
    .update(users)
    .set({ password_hash: await hashPassword(password) })
    .where(isAsRead);
}
