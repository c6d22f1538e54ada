import { sessions } from '@tangent/db/schema/identity/account.ts';
import { pending_logins, recovery_codes, two_factors } from '@tangent/db/schema/identity/sign-in.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { enqueueAccountMail, lockAccount } from '../../account/public.ts';
import type { Actor } from '../actor.ts';
import type { AuthContext } from '../context.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { requireStepUp } from '../step-up.ts';
import { insertRecoveryCodes } from './recovery-codes.ts';
import { findTimeStep, isCode } from './totp.ts';
import { unsealSecret } from './two-factor.ts';

/** Enables two-factor with the first code of the app, which this uses up. Returns the recovery codes, once. */
export async function enableTwoFactor(
  tx: Tx,
  { clock, auth_secret }: AuthContext,
  { actor, code, requestContext }: { actor: Actor; code: string; requestContext: RequestContext },
): Promise<string[]> {
  const account_id = actor.user_id;
  const now = clock.now();
  await lockAccount(tx, account_id);
  const [factor] = await tx.select().from(two_factors).where(eq(two_factors.account_id, account_id));
  if (!factor) throw new Refusal('twofactor_off');
  if (factor.confirmed_at !== null) throw new Refusal('twofactor_on');
  const plain = code.replace(/\s/g, '');
  const step = isCode(plain)
    ? findTimeStep(unsealSecret(factor.secret_sealed, auth_secret, account_id), plain, now)
    : null;
  if (step === null) throw new Refusal('invalid_input', [{ code: 'invalid_code', path: 'code' }]);
  const isPending = and(eq(two_factors.account_id, account_id), isNull(two_factors.confirmed_at));
  await tx.update(two_factors).set({ confirmed_at: now, last_step: step }).where(isPending);
  // A confirmation without a code must not suffice to disable two-factor again.
  await tx.update(sessions).set({ confirmed_at: null }).where(eq(sessions.user_id, account_id));
  await recordSecurityEvent(tx, { account_id, type: 'twofactor_on', at: now, requestContext });
  await enqueueAccountMail(tx, 'twofactor_on', account_id);
  return insertRecoveryCodes(tx, account_id);
}

/** Disables two-factor; pending sign-ins have to start over. Password and code were just confirmed. */
export async function disableTwoFactor(
  tx: Tx,
  { actor, requestContext, now }: { actor: Actor; requestContext: RequestContext; now: Date },
): Promise<void> {
  requireStepUp(actor, now);
  const account_id = actor.user_id;
  // Deleted first, in the same lock order as a confirmation.
  await tx.delete(pending_logins).where(eq(pending_logins.user_id, account_id));
  const ended = await tx
    .delete(two_factors)
    .where(and(eq(two_factors.account_id, account_id), isNotNull(two_factors.confirmed_at)))
    .returning({ id: two_factors.account_id });
  if (ended.length === 0) throw new Refusal('twofactor_off');
  await tx.delete(recovery_codes).where(eq(recovery_codes.account_id, account_id));
  await recordSecurityEvent(tx, { account_id, type: 'twofactor_off', at: now, requestContext });
  await enqueueAccountMail(tx, 'twofactor_off', account_id);
}
