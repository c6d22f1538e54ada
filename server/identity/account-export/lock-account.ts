import { users } from '@tangent/db/schema/account.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Two tabs that ask at once ask one after the other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('no key update');
}
