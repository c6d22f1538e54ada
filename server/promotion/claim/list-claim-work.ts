import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { dueDayMs, targetMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { and, asc, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { STAFF_VIEWS } from './claim-list-view.ts';
import { isShown } from './claim-store.ts';

/** Lists the disputes that staff checks before they go to the service. */
export async function listDisputeWork(db: Db): Promise<WaitingItem[]> {
  const rows = await listWork(db, STAFF_VIEWS.disputes);
  return rows.map(({ id, name, due_on }) => ({ id, name, due_ms: due_on === null ? null : dueDayMs(due_on) }));
}

/** Lists the claims whose recording was not found in the catalog. */
export async function listUnmatchedClaimWork(db: Db): Promise<WaitingItem[]> {
  const rows = await listWork(db, STAFF_VIEWS.unmatched);
  return rows.map(({ id, name, received_at }) => ({ id, name, due_ms: targetMs('unmatched_claims', received_at) }));
}

/** Lists the claims about which a service took back what it had said. */
export async function listContradictionWork(db: Db): Promise<WaitingItem[]> {
  const rows = await listWork(db, STAFF_VIEWS.contradicted);
  return rows.map(({ id, name, changed_at }) => ({ id, name, due_ms: targetMs('contradictions', changed_at) }));
}

function listWork(db: Db, isWanted: SQL | undefined) {
  const { id, recording_title, due_on, received_at, changed_at } = rights_claims;
  return db
    .select({ id, name: recording_title, due_on, received_at, changed_at })
    .from(rights_claims)
    .where(and(isShown, isWanted))
    .orderBy(asc(due_on), asc(received_at))
    .limit(WORK_QUEUE_ROWS_MAX);
}
