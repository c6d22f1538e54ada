import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * One at a time from here to the end of the transaction: whoever writes a posting into the books, and whoever changes what they depend
 * on. Lines are read before it, side by side; what was posted meanwhile is seen after it.
 */
export async function lockPostings(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('royalty'), hashtext('postings'))`);
}
