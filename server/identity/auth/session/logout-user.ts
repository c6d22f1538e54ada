import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { AuthContext } from '../context.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from './request-context.ts';
import { removeSession } from './session-store.ts';

/** Ends the session with this token, if there is one. */
export async function logoutUser(
  { db, clock }: AuthContext,
  token: string,
  requestContext: RequestContext,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account_id = await removeSession(tx, token);
    if (account_id === null) return;
    await recordSecurityEvent(tx, { account_id, type: 'signed_out', at: clock.now(), requestContext });
  });
}
