import { users } from '@tangent/db/schema/identity/account.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { recordSecurityEvent } from './security-log.ts';
import type { RequestContext } from './session/request-context.ts';

/** Records that the user has received an email at their address. */
export async function markVerified(
  tx: Tx,
  accountId: string,
  { requestContext, now }: { requestContext: RequestContext; now: Date },
): Promise<void> {
  const isOpen = and(eq(users.id, accountId), isNull(users.email_verified_at));
  const marked = await tx.update(users).set({ email_verified_at: now }).where(isOpen).returning({ id: users.id });
  if (marked.length === 0) return;
  await recordSecurityEvent(tx, { account_id: accountId, type: 'email_verified', at: now, requestContext });
}
