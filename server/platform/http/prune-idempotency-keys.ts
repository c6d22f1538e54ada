import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../sql/open-database.ts';

/** Deletes the keys of calls made before this instant, with their responses. Returns the number deleted. */
export async function pruneIdempotencyKeys(tx: Tx | Db, before: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from idempotency_keys where created_at < ${before}`);
  return rowCount ?? 0;
}
