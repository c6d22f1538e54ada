import { users } from '@tangent/db/schema/identity/account.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { dueDayMs, targetMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { AWAITS_APPROVAL, HAS_UNKNOWN_OUTCOME } from './backoffice-list-view.ts';

/** Lists the large withdrawals that wait for an approval, until the day on which they are to be sent. */
export async function listApprovalWork(db: Db): Promise<WaitingItem[]> {
  const rows = await listWork(db, AWAITS_APPROVAL);
  return rows.map(({ id, name, expected_on }) => ({ id, name, due_ms: dueDayMs(expected_on) }));
}

/** Lists the withdrawals that were sent, and whose service has not confirmed the outcome. */
export async function listUnknownPayoutWork(db: Db): Promise<WaitingItem[]> {
  const rows = await listWork(db, HAS_UNKNOWN_OUTCOME);
  return rows.map(({ id, name, since }) => ({ id, name, due_ms: targetMs('unknown_payouts', since) }));
}

async function listWork(db: Db, isWanted: SQL | undefined) {
  const { id, account_id, expected_on, processing_at, requested_at } = withdrawals;
  const rows = await db
    .select({
      id,
      name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      expected_on,
      processing_at,
      requested_at,
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, account_id))
    .where(isWanted)
    .orderBy(asc(expected_on))
    .limit(WORK_QUEUE_ROWS_MAX);
  return rows.map(({ processing_at, requested_at, ...row }) => ({ ...row, since: processing_at ?? requested_at }));
}
