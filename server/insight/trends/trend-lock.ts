import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Makes transactions that count or reverse trends run one at a time, until each ends. Lines are read before the lock,
 * in parallel.
 */
export async function lockTrends(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('trends'), hashtext('sums'))`);
}
