import { payees } from '@tangent/db/schema/money/split.ts';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Lists the holders whose entries belong to an account: itself, and every payee whose share it has accepted. */
export async function listHolders(tx: Tx | Db, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: payees.id })
    .from(payees)
    .where(eq(payees.account_id, accountId))
    .orderBy(asc(payees.id));
  return [accountId, ...rows.map(({ id }) => id)];
}
