import { release_status_changes, releases, review_proposals } from '@tangent/db/schema/catalogue/release.ts';
import { reviewDueMs } from '@tangent/domain/catalogue/release/review/review-due.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import type { WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Lists the releases that wait for a first decision; those with a proposal wait for a second reviewer. */
export function listReviewWork(db: Db): Promise<WaitingItem[]> {
  return listWork(db, isNull(review_proposals.release_id));
}

/** Lists the releases whose proposed decision the caller may confirm: that of another reviewer. */
export function listSecondApprovalWork(db: Db, { user_id }: Actor): Promise<WaitingItem[]> {
  return listWork(db, ne(review_proposals.proposed_by, user_id));
}

async function listWork(db: Db, isWanted: SQL): Promise<WaitingItem[]> {
  const submitted_ms = sql<string>`(select extract(epoch from coalesce(max(c.at), ${releases}.updated_at)) * 1000
    from ${release_status_changes} c where c.release_id = ${releases}.id and c.to_status = 'submitted')`;
  const rows = await db
    .select({ id: releases.id, name: releases.title, submitted_ms })
    .from(releases)
    .leftJoin(review_proposals, eq(review_proposals.release_id, releases.id))
    .where(and(eq(releases.status, 'in_review'), isWanted))
    .orderBy(asc(submitted_ms))
    .limit(WORK_QUEUE_ROWS_MAX);
  return rows.map(({ id, name, submitted_ms }) => ({ id, name, due_ms: reviewDueMs(Number(submitted_ms)) }));
}
