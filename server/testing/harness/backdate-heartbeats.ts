import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** What nobody is working on any more looks at once as it does ten seconds after its worker died. */
export async function backdateHeartbeats(db: Db): Promise<void> {
  await db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`);
}
