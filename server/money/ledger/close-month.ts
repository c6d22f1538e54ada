import { ledger_closings } from '@tangent/db/schema/money/ledger.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { addMonths, getFirstDay, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findDatabaseError } from '../../platform/sql/database-error.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { computeMonthChecksums } from './compute-month-checksums.ts';

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Closes the ledger of a month permanently: the database accepts no more transactions in it. Refused before the month
 * is over, and while a file that was received in it still has to be read or decided. A closed month stays unchanged.
 */
export async function closeMonth(tx: Tx, actor: Pick<Actor, 'user_id'>, period: Period, now: Date): Promise<void> {
  if (await isClosed(tx, period)) return;
  const obstacle = await findObstacle(tx, period, now);
  if (obstacle !== null) throw new Refusal(obstacle);
  await stopMovements(tx);
  if (await isClosed(tx, period)) return;
  const first = getFirstDay(period);
  const { rows } = await tx.execute<{ movements: number; checksum: string }>(computeMonthChecksums(first));
  const { movements = 0, checksum = '0' } = rows[0] ?? {};
  await tx
    .insert(ledger_closings)
    .values({ period: first, closed_at: now, closed_by: actor.user_id, movements, checksum });
  await recordAction(tx, 'ledger.month_closed', {
    by: byStaff(actor),
    subject: { kind: 'month', id: period },
    details: { movements },
    at: now,
  });
}

/** Returns why the ledger of a month cannot be closed now; null when it can. */
export async function findObstacle(
  tx: Tx,
  period: Period,
  now: Date,
): Promise<'month_not_over' | 'files_waiting' | null> {
  if (period >= toPeriod(utcDay(now.getTime()))) return 'month_not_over';
  const end = new Date(`${getFirstDay(addMonths(period, 1))}T00:00:00Z`);
  const { state, received_at } = sales_files;
  const isWaiting = and(inArray(state, ['received', 'reading', 'held']), lt(received_at, end));
  return (await tx.$count(sales_files, isWaiting)) > 0 ? 'files_waiting' : null;
}

async function isClosed(tx: Tx, period: Period): Promise<boolean> {
  return (await tx.$count(ledger_closings, eq(ledger_closings.period, getFirstDay(period)))) > 0;
}

// A transaction that was written before midnight and is not committed yet belongs to the month: this lock waits for it,
// and later transactions wait for the lock.
async function stopMovements(tx: Tx): Promise<void> {
  try {
    await tx.execute(sql`set local lock_timeout = '5s'`);
    await tx.execute(sql`lock table ledger_transactions in share row exclusive mode`);
  } catch (error) {
    if (findDatabaseError(error)?.code === LOCK_NOT_AVAILABLE) throw new Refusal('unavailable');
    throw error;
  }
}
