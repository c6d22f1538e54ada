import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** One at a time from here to the end of the transaction: whoever counts trends or takes them back. Lines are read before it, side by side. */
export async function lockTrends(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('trends'), hashtext('sums'))`);
}
