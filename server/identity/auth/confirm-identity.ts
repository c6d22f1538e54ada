import type { confirmIdentity as confirmIdentityCall } from '@tangent/contract/identity/account.ts';
import { sessions, users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Limit } from '../../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { lockAccount } from '../account/public.ts';
import type { Actor, ActorSession } from './actor.ts';
import type { AuthContext } from './context.ts';
import { verifyPassword } from './password.ts';
import { recordSecurityEvent } from './security-log.ts';
import type { RequestContext } from './session/request-context.ts';
import { consumeCode, hasTwoFactor } from './two-factor/two-factor.ts';

/** `step_up` counts passwords and codes together; `code` counts codes together with those of sign-ins. */
interface Limits {
  step_up: Limit;
  code: Limit;
}

interface ConfirmInput {
  actor: Actor;
  requestContext: RequestContext;
  typed: z.output<typeof confirmIdentityCall.body>;
}

/**
 * Checks the password again, and the code where two-factor is on, and allows sensitive actions in this session for a
 * while. A wrong entry is an invalid field, not the end of the session.
 */
export async function confirmIdentity(context: AuthContext, limits: Limits, input: ConfirmInput): Promise<void> {
  const { actor, typed } = input;
  const { user_id, session } = actor;
  if (session === undefined) throw new Refusal('step_up_required');
  await limits.step_up.count(user_id);
  await requirePassword(context, input);
  const needsCode = await hasTwoFactor(context.db, user_id);
  if (needsCode && !typed.code?.trim()) {
    await limits.step_up.uncount(user_id);
    throw wrong('code', 'required');
  }
  if (needsCode) await limits.code.count(user_id);
  if (!(await inTransaction(context.db, (tx) => confirmSession(tx, context, input, session)))) {
    throw wrong('code', 'invalid_code');
  }
  await limits.step_up.uncount(user_id);
  if (needsCode) await limits.code.uncount(user_id);
}

async function requirePassword(
  { db, clock }: AuthContext,
  { actor, requestContext, typed }: ConfirmInput,
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, actor.user_id));
  if (await verifyPassword(user?.password_hash ?? null, typed.password)) return;
  const failed = { account_id: actor.user_id, type: 'sign_in_failed', at: clock.now(), requestContext } as const;
  await recordSecurityEvent(db, failed);
  throw wrong('password', 'invalid_password');
}

// Returns false for a wrong code instead of throwing, because its security event has to be committed.
async function confirmSession(
  tx: Tx,
  context: AuthContext,
  { actor, requestContext, typed }: ConfirmInput,
  session: ActorSession,
): Promise<boolean> {
  const now = context.clock.now();
  const account_id = actor.user_id;
  // Two-factor must not be enabled concurrently: a password alone would then count as both.
  await lockAccount(tx, account_id);
  if (await hasTwoFactor(tx, account_id)) {
    const used = await consumeCode(tx, context, { account_id, code: typed.code ?? '', requestContext }, now);
    if (used === null) {
      await recordSecurityEvent(tx, { account_id, type: 'code_failed', at: now, requestContext });
      return false;
    }
  }
  await tx.update(sessions).set({ confirmed_at: now }).where(eq(sessions.id, session.id));
  return true;
}

const wrong = (path: string, code: string) => new Refusal('invalid_input', [{ code, path }]);
