import type { Account, changePassword as changePasswordCall } from '@tangent/contract/identity/account.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { checkPasswordChange } from '@tangent/domain/identity/auth/check-new-password.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Limit } from '../../platform/limit/create-rate-limiter.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type Actor, hashPassword, type RequestContext, recordSecurityEvent, verifyPassword } from '../auth/public.ts';
import { getAccount } from './get-account.ts';
import { lockAccount } from './lock-account.ts';
import { replacePassword } from './replace-password.ts';

interface PasswordChange {
  actor: Actor;
  typed: z.output<typeof changePasswordCall.body>;
  requestContext: RequestContext;
}

const WRONG = { code: 'invalid_password', path: 'current_password' } as const;

/** Changes the password of a user who knows the current one (ASVS 6.2.3); this session stays, all others end. */
export async function changePassword(
  context: BaseContext,
  limit: Limit,
  passwordChange: PasswordChange,
): Promise<Account> {
  const { actor, typed, requestContext } = passwordChange;
  const issues = checkPasswordChange(typed);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const account_id = actor.user_id;
  const known_hash = await checkCurrentPassword(context, limit, passwordChange);
  const password_hash = await hashPassword(typed.password);
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, account_id);
    const [user] = await tx.select().from(users).where(eq(users.id, account_id));
    // A concurrent change was faster: the typed password is no longer the current one.
    if (user?.password_hash !== known_hash) throw new Refusal('invalid_input', [WRONG]);
    await replacePassword(tx, { account_id, password_hash, now, except: actor.session?.id });
    await recordSecurityEvent(tx, { account_id, type: 'password_changed', at: now, requestContext });
    return getAccount(tx, account_id, now);
  });
}

async function checkCurrentPassword(
  { db, clock }: BaseContext,
  limit: Limit,
  { actor, typed, requestContext }: PasswordChange,
): Promise<string | null> {
  const account_id = actor.user_id;
  await limit.count(account_id);
  const [user] = await db.select().from(users).where(eq(users.id, account_id));
  const hash = user?.password_hash ?? null;
  if (!(await verifyPassword(hash, typed.current_password))) {
    await recordSecurityEvent(db, { account_id, type: 'sign_in_failed', at: clock.now(), requestContext });
    throw new Refusal('invalid_input', [WRONG]);
  }
  await limit.uncount(account_id);
  return hash;
}
