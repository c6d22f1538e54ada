import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../sql/open-database.ts';

/** Forgets the keys of calls made before this instant, and their answers. Returns how many. */
export async function pruneIdempotencyKeys(tx: Tx | Db, before: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from idempotency_keys where created_at < ${before}`);
  return rowCount ?? 0;
}
