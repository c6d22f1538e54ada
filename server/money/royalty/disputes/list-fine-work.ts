import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { dueDayMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';

/** Lists the disputes of fines that have a next step, by its deadline. */
export async function listFineWork(db: Db): Promise<WaitingItem[]> {
  const { id, due_on, charge_id } = fine_disputes;
  const rows = await db
    .select({ id, name: sql<string>`coalesce(${tracks.title}, ${releases.title}, '')`, due_on })
    .from(fine_disputes)
    .innerJoin(royalty_charges, eq(royalty_charges.id, charge_id))
    .leftJoin(tracks, eq(tracks.id, royalty_charges.track_id))
    .leftJoin(releases, eq(releases.id, royalty_charges.release_id))
    .where(isNotNull(due_on))
    .orderBy(asc(due_on))
    .limit(WORK_QUEUE_ROWS_MAX);
  return rows.map(({ id, name, due_on }) => ({ id, name, due_ms: due_on === null ? null : dueDayMs(due_on) }));
}
