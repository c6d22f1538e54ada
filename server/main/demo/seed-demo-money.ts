import { utcDay } from '@tangent/domain/calendar.ts';
import { addMonths, getLastDay, listPeriods, type Period, toPeriod } from '@tangent/domain/royalty/period.ts';
import { setRate } from '../../money/ledger/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { addDemoSplit } from './add-demo-split.ts';
import { listDemoSales } from './demo-sales.ts';
import { listSent } from './list-sent.ts';
import { payDemo } from './pay-demo.ts';
import { postToSandbox } from './post-to-sandbox.ts';
import { hasFiles, waitForFiles } from './wait-for-files.ts';

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
  if (await hasFiles(context, 'report')) return;
  const now = context.clock.now();
  const today = utcDay(now.getTime());
  const last = addMonths(toPeriod(today), -1);
  const periods = listPeriods(addMonths(last, 1 - MONTHS), last);
  await setRates(context, periods);
  await addDemoSplit(context);
  await postToSandbox(context, '/control/reports/catalogue', { releases: await listDemoSales(context) });
  for (const period of periods) await postToSandbox(context, '/control/reports', { period });
  await waitForFiles(context, 'report', (await listSent(context, '/control/reports')).length);
  await payDemo(context);
}

async function setRates({ db, clock }: Context, periods: readonly Period[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const period of periods) {
      for (const [currency, rate] of Object.entries(RATES)) {
        await setRate(tx, null, { currency, day: getLastDay(period), rate, source: 'Demo' }, clock.now());
      }
    }
  });
}
