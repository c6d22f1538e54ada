import type { ReviewEvent } from '@tangent/contract/backoffice.ts';
import type { Resubmission } from '@tangent/contract/submission.ts';
import { users } from '@tangent/db/schema/account.ts';
import { release_status_changes } from '@tangent/db/schema/release.ts';
import { compareSubmissions } from '@tangent/domain/release/compare-submissions.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { listSubmissions } from '../release/public.ts';

const SHOWN_STATUSES = ['submitted', 'approved', 'reopened', 'rejected'] as const;

/** Lists the submissions and decisions of a release in order, with the names of the reviewers. */
export async function listReviewHistory(tx: Tx | Db, releaseId: string): Promise<ReviewEvent[]> {
  const change = release_status_changes;
  const rows = await tx
    .select({ change, first_name: users.first_name, last_name: users.last_name })
    .from(change)
    .leftJoin(users, eq(users.id, change.actor_id))
    .where(and(eq(change.release_id, releaseId), inArray(change.to_status, [...SHOWN_STATUSES])))
    .orderBy(asc(change.at), asc(change.id));
  return rows.map(({ change: { to_status, at, by, reasons, note, track_numbers, fields }, ...name }) => ({
    to: to_status,
    at: at.toISOString(),
    by,
    note,
    reasons: reasons ?? [],
    track_numbers: track_numbers ?? [],
    fields: fields ?? [],
    actor_name: by === 'staff' && name.first_name !== null ? `${name.first_name} ${name.last_name}` : null,
  }));
}

/** Returns the last two submissions side by side; null when there is only one. */
export async function findResubmission(tx: Tx | Db, releaseId: string): Promise<Resubmission | null> {
  const [after, before] = await listSubmissions(tx, releaseId, 2);
  if (after === undefined || before === undefined) return null;
  return {
    before: before.content,
    after: after.content,
    before_at: before.at.toISOString(),
    changes: compareSubmissions(before.content, after.content),
  };
}
