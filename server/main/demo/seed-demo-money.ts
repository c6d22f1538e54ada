import { setTimeout as wait } from 'node:timers/promises';
import { sales_files } from '@tangent/db/schema/sales.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { addMonths, lastDayOf, listPeriods, type Period, periodOf } from '@tangent/domain/royalty/period.ts';
import { count, notInArray } from 'drizzle-orm';
import { setRate } from '../../ledger/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { listDemoSales } from './demo-sales.ts';
import { payDemo } from './pay-demo.ts';
import { shareDemo } from './share-demo.ts';

/** Seconds that the reports of the demo may take. */
const LOOKS = 300;
/** Months of royalties in the demo. */
const MONTHS = 12;
/** What the sandbox's stores pay in beside dollars, in dollars for one unit: the same in every month, so that sums can be checked by head. */
const RATES = { EUR: '1.0846', GBP: '1.2711', BRL: '0.1845', TRY: '0.02437' } as const;

/**
 * Gives the demo its months of royalties: the stores of the sandbox are told what they have had for long, report it month by month into the
 * inbox, and the product reads it like any other report. Then stores have paid, somebody shares in a track, and somebody was paid.
 * Does nothing once there are reports.
 */
export async function seedDemoMoney(context: Context): Promise<void> {
  if (await hasReports(context)) return;
  const now = context.clock.now();
  const today = utcDay(now.getTime());
  const last = addMonths(periodOf(today), -1);
  const periods = listPeriods(addMonths(last, 1 - MONTHS), last);
  await setRates(context, periods);
  await shareDemo(context);
  await tell(context, '/control/reports/catalogue', { releases: await listDemoSales(context) });
  for (const period of periods) await tell(context, '/control/reports', { period });
  await awaitReports(context, await countSent(context));
  await payDemo(context);
}

async function hasReports({ db }: Context): Promise<boolean> {
  const rows = await db.select({ id: sales_files.id }).from(sales_files).limit(1);
  return rows.length > 0;
}

async function setRates({ db, clock }: Context, periods: readonly Period[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const period of periods) {
      for (const [currency, rate] of Object.entries(RATES)) {
        await setRate(tx, null, { currency, day: lastDayOf(period), rate, source: 'Demo' }, clock.now());
      }
    }
  });
}

async function countSent({ config }: Context): Promise<number> {
  const response = await fetch(`${config.sandbox_url}/control/reports`);
  const { sent } = (await response.json()) as { sent: unknown[] };
  return sent.length;
}

/** The worker takes the reports out of the inbox and posts them, as it does any day. */
async function awaitReports({ db }: Context, wanted: number): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const read = notInArray(sales_files.state, ['received', 'reading']);
    const [row] = await db.select({ count: count() }).from(sales_files).where(read);
    if ((row?.count ?? 0) >= wanted) return;
    await wait(1_000);
  }
  throw new Error('The reports of the demo were not all read in time');
}

/** Tells the stores of the sandbox something. */
async function tell({ config }: Context, path: string, body: object): Promise<void> {
  const response = await fetch(`${config.sandbox_url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}`);
}
