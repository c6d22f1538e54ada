import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Locks an account until the transaction ends: a request that counts what the account has and adds one more waits for
 * others that do the same. Rows that only refer to the account are not blocked.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('no key update');
}
