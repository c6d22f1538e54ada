import type { confirmIdentity as confirmIdentityCall } from '@tangent/contract/account.ts';
import { sessions, users } from '@tangent/db/schema/account.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { lockAccount } from '../account/public.ts';
import type { Limit } from '../platform/limit/open-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { Actor, ActorSession } from './actor.ts';
import type { AuthContext } from './context.ts';
import { isPasswordOf } from './password.ts';
import { recordSecurityEvent } from './security-log.ts';
import { hasTwoFactor, takeCode } from './two-factor.ts';
import type { Visit } from './visit.ts';

/** Passwords and codes together, and codes once more with those of sign-ins. */
interface Limits {
  step_up: Limit;
  code: Limit;
}

interface Asked {
  actor: Actor;
  visit: Visit;
  typed: z.output<typeof confirmIdentityCall.body>;
}

/**
 * Asks for the password again, and for a code where two-factor is on, and opens sensitive acts in this session for a while.
 * A wrong answer is a wrong field, not the end of the session.
 */
export async function confirmIdentity(context: AuthContext, limits: Limits, asked: Asked): Promise<void> {
  const { actor, typed } = asked;
  const { user_id, session } = actor;
  if (session === undefined) throw new Refusal('step_up_required');
  await limits.step_up.count(user_id);
  await checkPasswordAgain(context, asked);
  const asksCode = await hasTwoFactor(context.db, user_id);
  if (asksCode && !typed.code?.trim()) {
    await limits.step_up.takeBack(user_id);
    throw wrong('code', 'required');
  }
  if (asksCode) await limits.code.count(user_id);
  if (!(await inTransaction(context.db, (tx) => confirmSession(tx, context, asked, session)))) {
    throw wrong('code', 'invalid_code');
  }
  await limits.step_up.takeBack(user_id);
  if (asksCode) await limits.code.takeBack(user_id);
}

async function checkPasswordAgain({ db, clock }: AuthContext, { actor, visit, typed }: Asked): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, actor.user_id));
  if (await isPasswordOf(user?.password_hash ?? null, typed.password)) return;
  const failed = { account_id: actor.user_id, type: 'sign_in_failed', at: clock.now(), visit } as const;
  await recordSecurityEvent(db, failed);
  throw wrong('password', 'invalid_password');
}

// False for a wrong code, whose record has to stay.
async function confirmSession(
  tx: Tx,
  context: AuthContext,
  { actor, visit, typed }: Asked,
  session: ActorSession,
): Promise<boolean> {
  const now = context.clock.now();
  const account_id = actor.user_id;
  // Two-factor must not be switched on in between: a password alone would then count as both.
  await lockAccount(tx, account_id);
  if (await hasTwoFactor(tx, account_id)) {
    const taken = await takeCode(tx, context, { account_id, code: typed.code ?? '', visit }, now);
    if (taken === null) {
      await recordSecurityEvent(tx, { account_id, type: 'code_failed', at: now, visit });
      return false;
    }
  }
  await tx.update(sessions).set({ confirmed_at: now }).where(eq(sessions.id, session.id));
  return true;
}

const wrong = (path: string, code: string) => new Refusal('invalid_input', [{ code, path }]);
