import { lockAccount } from '../account/public.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import type { Actor } from './actor.ts';
import { insertRecoveryCodes } from './recovery-code-store.ts';
import { recordSecurityEvent } from './security-log.ts';
import { demandFresh } from './step-up.ts';
import { hasTwoFactor } from './two-factor.ts';
import type { Visit } from './visit.ts';

/** New recovery codes for an account with two-factor; the old ones are void at once. */
export async function renewRecoveryCodes(
  tx: Tx,
  { actor, visit, now }: { actor: Actor; visit: Visit; now: Date },
): Promise<string[]> {
  demandFresh(actor, now);
  await lockAccount(tx, actor.user_id);
  if (!(await hasTwoFactor(tx, actor.user_id))) throw new Refusal('twofactor_off');
  await recordSecurityEvent(tx, { account_id: actor.user_id, type: 'recovery_codes_made', at: now, visit });
  return insertRecoveryCodes(tx, actor.user_id);
}
