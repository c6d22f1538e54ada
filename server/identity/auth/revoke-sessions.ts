import { sessions } from '@tangent/db/schema/account.ts';
import { pending_logins } from '@tangent/db/schema/sign-in.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Signs an account out everywhere but in one session, and ends sign-ins that wait for a code. Says how many. */
export async function revokeSessions(tx: Tx, accountId: string, { except }: { except?: string } = {}): Promise<number> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  // In the order in which a sign-in takes them, so that the two never wait for each other.
  await tx.delete(pending_logins).where(eq(pending_logins.user_id, accountId));
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.user_id, accountId), others))
    .returning({ id: sessions.id });
  return ended.length;
}
