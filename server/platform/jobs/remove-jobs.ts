import { sql } from 'drizzle-orm';
import type { Tx } from '../sql/open-database.ts';

/** Removes the jobs, done or not, whose data has this id in one of these fields. A job that is running finishes. */
export async function removeJobs(tx: Tx, names: readonly string[], id: string): Promise<void> {
  for (const name of names) {
    await tx.execute(sql`delete from pgboss.job where data->>${name}::text = ${id} and state <> 'active'`);
  }
}
