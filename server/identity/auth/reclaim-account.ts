import { users } from '@tangent/db/schema/account.ts';
import { account_links, api_tokens, identities, recovery_codes, two_factors } from '@tangent/db/schema/sign-in.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { RequestContext } from './request-context.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { recordSecurityEvent } from './security-log.ts';
import type { UserRow } from './user-store.ts';

/**
 * Gives an account to the user who has just proved to own its address. Before that, anyone could have opened it with
 * that address to keep access later: every existing way in is removed.
 */
export async function reclaimAccount(
  tx: Tx,
  user: UserRow,
  requestContext: RequestContext,
  now: Date,
): Promise<UserRow> {
  await tx.delete(two_factors).where(eq(two_factors.account_id, user.id));
  await tx.delete(recovery_codes).where(eq(recovery_codes.account_id, user.id));
  await tx.delete(api_tokens).where(eq(api_tokens.account_id, user.id));
  await tx.delete(account_links).where(eq(account_links.account_id, user.id));
  await tx.delete(identities).where(eq(identities.account_id, user.id));
  await revokeSessions(tx, user.id);
  await recordSecurityEvent(tx, { account_id: user.id, type: 'email_verified', at: now, requestContext });
  const [owned] = await tx
    .update(users)
    .set({ password_hash: null, email_verified_at: now })
    .where(eq(users.id, user.id))
    .returning();
  if (!owned) throw new Error('the account no longer exists');
  return owned;
}
