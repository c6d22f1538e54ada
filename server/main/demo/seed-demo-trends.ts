import { releases, tracks } from '@tangent/db/schema/release.ts';
import { sales_files } from '@tangent/db/schema/sales.ts';
import { trend_reported_days } from '@tangent/db/schema/trend.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { addMonths, getFirstDay, getLastDay, listPeriods, toPeriod } from '@tangent/domain/royalty/period.ts';
import { eq, min, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { listDemoSales } from './demo-sales.ts';
import { listSent } from './list-sent.ts';

import { postToSandbox } from './post-to-sandbox.ts';
import { waitForFiles } from './wait-for-files.ts';

/** Days that a store tells of in one file. */
interface ReportedDays {
  store_id: string;
  first: string;
  last: string;
}

type Month = Omit<ReportedDays, 'store_id'>;

/** Months that stores have told nothing of yet, each with these stores: where a year of trends was broken off, it goes on from here. */
export function listUnreportedMonths(
  months: readonly Month[],
  store_ids: readonly string[],
  reported: readonly ReportedDays[],
): (Month & { store_ids: string[] })[] {
  const isReported = (store_id: string, { first, last }: Month) =>
    reported.some((days) => days.store_id === store_id && days.first <= last && days.last >= first);
  return months
    .map((month) => ({ ...month, store_ids: store_ids.filter((store_id) => !isReported(store_id, month)) }))
    .filter((month) => month.store_ids.length > 0);
}

/** Whole months of trends in the demo before the one of yesterday. */
const MONTHS = 12;
/** Stores of the sandbox that tell trends; each sends a file a month. */
const STORES = ['spotify', 'apple-music', 'youtube-music', 'amazon-music', 'deezer', 'soundcloud'] as const;
/** Where plays of the last days are not those of people, and of which release. */
const STRANGE = { store_id: 'deezer', title: 'Devagar', fault: 'spike' } as const;

/**
 * Gives the demo a year of trends, up to the day before it was begun: the stores of the sandbox tell them by the same inbox as any day. At one
 * store a country that never listened begins to, which the watch has to notice. What is told already is not told again, so that it goes on
 * where it was broken off, and does nothing once it is done.
 */
export async function seedDemoTrends(context: Context): Promise<void> {
  const isrc = await findCode(context, STRANGE.title);
  // Whoever plays with the demo may have renamed it: nobody could tell any more what the stores are to tell.
  if (isrc === null) return;
  const months = await listMonths(context);
  const reported = [...(await listReported(context)), ...(await listSent<ReportedDays>(context, '/control/trends'))];
  const unreported = listUnreportedMonths(months, STORES, reported);
  if (unreported.length === 0) return;
  await postToSandbox(context, '/control/reports/catalogue', { releases: await listDemoSales(context) });
  for (const { store_ids, ...days } of unreported) {
    const isStrange = (store_id: string) => store_id === STRANGE.store_id && days.last === months.at(-1)?.last;
    const others = store_ids.filter((store_id) => !isStrange(store_id));
    if (others.length > 0) await postToSandbox(context, '/control/trends', { ...days, store_ids: others });
    for (const store_id of store_ids.filter(isStrange))
      await postToSandbox(context, '/control/trends', { ...days, store_ids: [store_id], fault: STRANGE.fault, isrc });
  }
  await waitForFiles(context, 'trends', (await listSent(context, '/control/trends')).length);
}

/** The months of the demo, the last one up to the day before the first trends came. */
async function listMonths({ db, clock }: Context): Promise<Omit<ReportedDays, 'store_id'>[]> {
  const first = db.select({ at: min(sales_files.received_at) }).from(sales_files);
  const [firstFile] = await first.where(eq(sales_files.kind, 'trends'));
  const yesterday = addDays(utcDay((firstFile?.at ?? clock.now()).getTime()), -1);
  const newest = toPeriod(yesterday);
  return listPeriods(addMonths(newest, -MONTHS), newest).map((period) => ({
    first: getFirstDay(period),
    last: period === newest ? yesterday : getLastDay(period),
  }));
}

/** What stores have told so far, month by month. */
async function listReported({ db }: Context): Promise<ReportedDays[]> {
  const { day, store_id } = trend_reported_days;
  return db
    .select({ store_id, first: sql<string>`min(${day})::text`, last: sql<string>`max(${day})::text` })
    .from(trend_reported_days)
    .groupBy(store_id, sql`date_trunc('month', ${day})`);
}

async function findCode({ db }: Context, title: string): Promise<string | null> {
  const [track] = await db
    .select({ isrc: tracks.isrc })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(eq(releases.title, title));
  return track?.isrc ?? null;
}
