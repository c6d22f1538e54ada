import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

export type UserRow = typeof users.$inferSelect;

/**
 * Locks an account until the transaction ends, so that of two concurrent actions the second sees the result of the
 * first.
 */
export async function lockUser(tx: Tx, id: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!row) throw new Refusal('not_found');
  return row;
}
