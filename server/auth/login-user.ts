import type { login } from '@tangent/contract/auth.ts';
import type { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { consumeCaptcha } from './captcha.ts';
import type { AuthContext } from './context.ts';
import type { LoginLimit } from './login-limit.ts';
import { isPasswordOf } from './password.ts';
import { insertSession } from './session-store.ts';
import { findUserByLogin, updateLanguage } from './user-store.ts';

/**
 * Signs in with user name or e-mail and returns the session's token. Frozen and banned people may: they reach the restriction page and nothing else
 * . Whether the account exists costs the same time as a wrong password.
 */
export async function loginUser(
  context: AuthContext,
  limit: LoginLimit,
  { username, password, captcha, lang }: z.output<typeof login.body>,
  address: string,
): Promise<string> {
  await consumeCaptcha(context, captcha);
  const typed = username.trim().normalize('NFC');
  const user = await findUserByLogin(context.db, typed);
  // By the account, not by how it was written: user name and e-mail share one count.
  const counted = user?.id ?? typed.toLowerCase();
  await limit.count(counted, address);
  const isRight = await isPasswordOf(user?.password_hash ?? null, password);
  if (user === null) throw new Refusal('invalid_username_or_email');
  if (!isRight) throw new Refusal('invalid_password');
  await limit.forgive(counted, address);
  if (user.deactivated_at !== null) throw new Refusal('deactivated_account');
  return inTransaction(context.db, async (tx) => {
    if (lang !== undefined) await updateLanguage(tx, user.id, lang);
    return insertSession(tx, user.id, context.clock.now());
  });
}
