import { pending_logins, recovery_codes, two_factors } from '@tangent/db/schema/identity/sign-in.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { enqueueAccountMail } from '../../account/public.ts';
import type { Actor } from '../actor.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { requireStepUp } from '../step-up.ts';

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
