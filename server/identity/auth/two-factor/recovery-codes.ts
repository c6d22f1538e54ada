import { recovery_codes } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { lockAccount } from '../../account/public.ts';
import type { Actor } from '../actor.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { requireStepUp } from '../step-up.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts';
import { hasTwoFactor } from './two-factor.ts';

/** Creates new recovery codes for an account with two-factor; the old ones are void at once. */
export async function renewRecoveryCodes(
  tx: Tx,
  { actor, requestContext, now }: { actor: Actor; requestContext: RequestContext; now: Date },
): Promise<string[]> {
  requireStepUp(actor, now);
  await lockAccount(tx, actor.user_id);
  if (!(await hasTwoFactor(tx, actor.user_id))) throw new Refusal('twofactor_off');
  await recordSecurityEvent(tx, { account_id: actor.user_id, type: 'recovery_codes_made', at: now, requestContext });
  return insertRecoveryCodes(tx, actor.user_id);
}

/** Creates new recovery codes for an account and voids the old ones. Their text exists only in the response. */
export async function insertRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await tx.delete(recovery_codes).where(eq(recovery_codes.account_id, accountId));
  await tx
    .insert(recovery_codes)
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashRecoveryCode(code) })));
  return codes;
}
