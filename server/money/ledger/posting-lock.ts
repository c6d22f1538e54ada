import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Makes transactions run one at a time that write a posting or a payment of a store to the ledger, or change what these
 * depend on, until each ends. Lines are read before the lock, in parallel; postings made in the meantime are seen after
 * it.
 */
export async function lockPostings(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('royalty'), hashtext('postings'))`);
}
