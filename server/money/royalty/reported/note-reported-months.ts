import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { MICROS_PER_CENT } from '@tangent/domain/money.ts';
import type { z } from 'zod';
import { saveNotification } from '../../../events/activity/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { noteReportedMonthsJob, type ReportedMonth, reportedMailJob } from './jobs.ts';
import { listReportedAccounts, listReportedMonths } from './list-reported-months.ts';

/** Adds a job for each account for which stores reported money yesterday: one day, one notification. */
export async function findReportedMonths(db: Db, now: Date): Promise<void> {
  const day = addDays(utcDay(now.getTime()), -1);
  await inTransaction(db, async (tx) => {
    for (const account_id of await listReportedAccounts(tx, day))
      await enqueue(tx, noteReportedMonthsJob, { account_id, day }, { key: `${account_id} ${day}` });
  });
}

/** Saves the notification of an account and adds the job of its email. */
export async function noteReportedMonths(
  db: Db,
  { account_id, day }: z.output<typeof noteReportedMonthsJob.schema>,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const months = await listReportedMonths(tx, account_id, day);
    const [largest] = months;
    if (largest === undefined) return;
    const params = {
      reports: months.length,
      store: largest.store,
      store_id: largest.store_id,
      month: largest.month,
      amount_cents: toCents(months),
    };
    await saveNotification(tx, { account_id, type: 'month_reported', params, at: now });
    await enqueue(tx, reportedMailJob, { account_id, day, months });
  });
}

/** The sum of months in cents; fractions are dropped, as on the screens. */
function toCents(months: readonly ReportedMonth[]): number {
  const micros = months.reduce((sum, { amount_micros }) => sum + amount_micros, 0);
  return Math.trunc(micros / Number(MICROS_PER_CENT));
}
