import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { groupBy } from '@tangent/domain/group-by.ts';
import { STORE_MONTHS } from '@tangent/domain/money/money-limits.ts';
import { addMonths, getFirstDay, listPeriods, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { listStoreMonths, type StoreMonthGap } from '@tangent/domain/money/royalty/store-months.ts';
import { dueDayMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { joinReports, listReports, type Months, type ReportRow } from './store-month-facts.ts';

const LATE_PAYMENTS: readonly StoreMonthGap[] = ['payment_late', 'paid_short'];

/** Lists the stores that owe us a report, and those that owe us a payment: for the months that the ledger shows. */
export async function listLateStores(db: Db, now: Date): Promise<{ reports: WaitingItem[]; payments: WaitingItem[] }> {
  const today = utcDay(now.getTime());
  const last = toPeriod(today);
  const first = addMonths(last, 1 - STORE_MONTHS.shown);
  const months: Months = { from: getFirstDay(first), to: getFirstDay(last) };
  const reports = groupBy(await listReports(db, months), ({ store_id }) => store_id);
  const live = groupBy(await listLiveMonths(db, listPeriods(first, last)), ({ store_id }) => store_id);
  const late: { reports: WaitingItem[]; payments: WaitingItem[] } = { reports: [], payments: [] };
  for (const { id, name } of await db.select({ id: stores.id, name: stores.name }).from(stores)) {
    const facts = {
      today,
      live: (live.get(id) ?? []).map(({ period }) => ({ first: period, last: period })),
      months: joinMonths(reports.get(id) ?? []),
    };
    // The newest month is first: the last one is what the store owes longest.
    const found = listStoreMonths(facts, first, last);
    const report = found.findLast(({ gap }) => gap === 'report_late');
    const payment = found.findLast(({ gap }) => LATE_PAYMENTS.includes(gap));
    if (report) late.reports.push({ id, name, due_ms: dueDayMs(report.report_due_on) });
    if (payment) late.payments.push({ id, name, due_ms: dueDayMs(payment.payment_due_on) });
  }
  return late;
}

function joinMonths(rows: readonly ReportRow[]) {
  return [...groupBy(rows, ({ period }) => period).values()].map((reports) => joinReports(reports));
}

/** Lists the months in which a store had a live release: one probe of an index for each store and month. */
async function listLiveMonths(db: Db, periods: readonly Period[]): Promise<{ store_id: string; period: Period }[]> {
  // The limit keeps the probes apart: joined as a whole, the index would be read from end to end.
  const { rows } = await db.execute<{ store_id: string; period: Period }>(sql`
    select s.id as store_id, m.period from ${stores} s cross join unnest(${sql.param([...periods])}::text[]) m (period)
     cross join lateral (
       select 1 from ${deliveries} d where d.store_id = s.id
          and d.live_at < ((m.period || '-01')::date + interval '1 month') at time zone 'UTC'
          and coalesce(d.removed_at, 'infinity') >= (m.period || '-01')::timestamp at time zone 'UTC'
        limit 1) live`);
  return rows;
}
