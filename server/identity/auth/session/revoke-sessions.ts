import { sessions } from '@tangent/db/schema/identity/account.ts';
import { pending_logins } from '@tangent/db/schema/identity/sign-in.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';

/** Ends all sessions of an account but one, and its pending sign-ins. Returns how many. */
export async function revokeSessions(tx: Tx, accountId: string, { except }: { except?: string } = {}): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  // Deleted in the same lock order as a sign-in, so that the two never wait for each other.
  await tx.delete(pending_logins).where(eq(pending_logins.user_id, accountId));
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.user_id, accountId), others))
    .returning({ id: sessions.id });
  return ended.length;
}
