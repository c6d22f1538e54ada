import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { reviewDueMs } from '@tangent/domain/catalogue/release/review/review-due.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import type { WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Lists the changes that wait for a decision; they have the time of a review. */
export async function listChangeWork(db: Db): Promise<WaitingItem[]> {
  const rows = await db
    .select({ id: metadata_changes.id, name: releases.title, created_at: metadata_changes.created_at })
    .from(metadata_changes)
    .innerJoin(releases, eq(releases.id, metadata_changes.release_id))
    .where(eq(metadata_changes.state, 'proposed'))
    .orderBy(asc(metadata_changes.created_at))
    .limit(WORK_QUEUE_ROWS_MAX);
  return rows.map(({ id, name, created_at }) => ({ id, name, due_ms: reviewDueMs(created_at.getTime()) }));
}
