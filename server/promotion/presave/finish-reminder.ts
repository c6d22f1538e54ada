import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/**
 * Records that the release-day email was sent. Deletes the address unless the fan allowed the artist to write.
 */
export async function finishReminder(db: Db, fanId: string, now: Date): Promise<void> {
  await db
    .update(presave_fans)
    .set({
      state: 'reminded',
      ended_at: now,
      email: sql`case when ${presave_fans.artist_may_write} then ${presave_fans.email} end`,
    })
    .where(and(eq(presave_fans.id, fanId), eq(presave_fans.state, 'confirmed')));
}
