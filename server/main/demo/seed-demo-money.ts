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
/**
 * Exchange rates of the currencies of the sandbox's stores in dollars: the same in every month, so that sums are easy
 * to check.
 */
const RATES = { EUR: '1.0846', GBP: '1.2711', BRL: '0.1845', TRY: '0.02437' } as const;

/**
 * Adds months of royalties to the demo: the stores of the sandbox receive the releases they have had for a long time
 * and report them month by month into the inbox, and the product reads these like any other reports. Afterwards stores
 * have paid, a track is split, and a user was paid. Does nothing once reports exist.
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
