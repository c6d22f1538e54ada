import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Refuses to submit or withdraw before the user's email address is verified. */
export async function requireVerified(tx: Tx, accountId: string): Promise<void> {
  const [user] = await tx.select({ at: users.email_verified_at }).from(users).where(eq(users.id, accountId));
  if (!user?.at) throw new Refusal('email_not_verified');
}
