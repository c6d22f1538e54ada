import { pending_logins } from '@tangent/db/schema/identity/sign-in.ts';
import { TWO_FACTOR_FAILURES } from '@tangent/domain/identity/identity-limits.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Limit } from '../../../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashToken } from '../../../platform/secret/random-token.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { AuthContext } from '../context.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { consumeCode } from '../two-factor/two-factor.ts';
import { lockUser } from '../user-store.ts';
import { createSession } from './create-sign-in.ts';

interface Guess {
  user_id: string;
  token_hash: string;
  code: string;
  requestContext: RequestContext;
  now: Date;
}

type Outcome = { token: string } | { tries_left: number } | 'gone' | 'closed';

/**
 * Completes a sign-in that waits for its code and returns the session's token. The fifth wrong code ends the pending
 * sign-in: the user has to start with the password again.
 */
export async function confirmSignIn(
  context: AuthContext,
  limit: Limit,
  { code, pending, requestContext }: { code: string; pending: string | null; requestContext: RequestContext },
): Promise<string> {
  const now = context.clock.now();
  const token_hash = hashToken(pending ?? '');
  const wait = await findWait(context.db, token_hash, now);
  if (wait === null) throw new Refusal('unauthenticated');
  await limit.count(wait.user_id);
  const guess = { user_id: wait.user_id, token_hash, code, requestContext, now };
  const outcome = await inTransaction(context.db, (tx) => tryCode(tx, context, guess));
  if (outcome === 'gone') throw new Refusal('unauthenticated');
  if (outcome === 'closed') throw new Refusal('deactivated_account');
  if ('tries_left' in outcome) throw wrongCode(outcome.tries_left);
  await limit.uncount(wait.user_id);
  return outcome.token;
}

// Returns the outcome instead of throwing: a wrong code must stay counted.
async function tryCode(
  tx: Tx,
  context: AuthContext,
  { user_id, token_hash, code, requestContext, now }: Guess,
): Promise<Outcome> {
  const user = await lockUser(tx, user_id);
  // Serializes two guesses for one pending sign-in, so that each is counted.
  const wait = await findWait(tx, token_hash, now, { lock: true });
  if (wait === null) return 'gone';
  if (user.deactivated_at !== null) return 'closed';
  const used = await consumeCode(tx, context, { account_id: user.id, code, requestContext }, now);
  const byToken = eq(pending_logins.token_hash, token_hash);
  if (used !== null) {
    await tx.delete(pending_logins).where(byToken);
    const { method, language } = wait;
    return { token: await createSession(tx, { user, method, language, requestContext, now }) };
  }
  const failures = wait.failures + 1;
  if (failures >= TWO_FACTOR_FAILURES) await tx.delete(pending_logins).where(byToken);
  else await tx.update(pending_logins).set({ failures }).where(byToken);
  await recordSecurityEvent(tx, { account_id: user.id, type: 'code_failed', at: now, requestContext });
  return { tries_left: TWO_FACTOR_FAILURES - failures };
}

// Reports the tries left, because a page that was reloaded in between has lost count.
function wrongCode(left: number): Refusal {
  return new Refusal('invalid_code', [{ code: 'invalid_code', path: 'code', params: { left } }]);
}

async function findWait(db: Db | Tx, tokenHash: string, now: Date, { lock = false } = {}) {
  const query = db
    .select()
    .from(pending_logins)
    .where(and(eq(pending_logins.token_hash, tokenHash), gt(pending_logins.expires_at, now)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}
