import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Makes abandoned jobs look at once as they do ten seconds after their worker died. */
export async function backdateHeartbeats(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`);
}
