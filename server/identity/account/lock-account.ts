import { users } from '@tangent/db/schema/account.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Holds an account until the transaction ends: whoever counts what it has and adds one more waits for the others who do the
 * same. Rows that only refer to the account are not held up.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('no key update');
}
