import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import {
  addMonths,
  getFirstDay,
  getLastDay,
  listPeriods,
  type Period,
  toPeriod,
} from '@tangent/domain/money/royalty/period.ts';
import { eq, min, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { findDisputedFine } from './demo-fines.ts';
import { fillStoreCatalogues } from './demo-sales.ts';
import { listSent } from './list-sent.ts';
import { postToSandbox } from './post-to-sandbox.ts';
import { waitForFiles } from './wait-for-files.ts';

/** Days that a store reports in one file. */
interface ReportedDays {
  store_id: string;
  first: string;
  last: string;
}

type Month = Omit<ReportedDays, 'store_id'>;

/**
 * Lists the months that stores have not reported yet, each with these stores. An interrupted year of trends continues
 * with them.
 */
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
/** Stores of the sandbox that report trends; each sends one file a month. */
const STORES = ['spotify', 'apple-music', 'youtube-music', 'amazon-music', 'deezer', 'soundcloud'] as const;
/** The store and the release of the artificial plays of the last days. */
const STRANGE = { store_id: 'deezer', title: 'Devagar' } as const;
/** Plays from a new country that a store reports of a recording for the last days of a month. */
interface StrangePlays {
  store_id: string;
  isrc: string;
  period: Period;
}

/**
 * Adds a year of trends to the demo, up to the day before it was created: the stores of the sandbox report them into
 * the usual inbox. At one store plays from a new country appear in the last days, and at another one in the month for
 * which it fined their recording; monitoring must find both. Reported months are not repeated, so an interrupted run
 * continues, and a finished one does nothing.
 */
export async function seedDemoTrends(context: Context): Promise<void> {
  const isrc = await findCode(context, STRANGE.title);
  // A user may have renamed the release: then the stores have nothing to report.
  if (isrc === null) return;
  const months = await listMonths(context);
  const reported = [...(await listReported(context)), ...(await listSent<ReportedDays>(context, '/control/trends'))];
  const unreported = listUnreportedMonths(months, STORES, reported);
  if (unreported.length === 0) return;
  await fillStoreCatalogues(context);
  const strange = await listStrangePlays(context, { isrc, newest: toPeriod(months.at(-1)?.last ?? '') });
  for (const { store_ids, ...days } of unreported) {
    const found = strange.filter(
      ({ store_id, period }) => store_ids.includes(store_id) && toPeriod(days.last) === period,
    );
    const others = store_ids.filter((id) => found.every(({ store_id }) => store_id !== id));
    if (others.length > 0) await postToSandbox(context, '/control/trends', { ...days, store_ids: others });
    for (const { store_id, isrc: code } of found)
      await postToSandbox(context, '/control/trends', { ...days, store_ids: [store_id], fault: 'spike', isrc: code });
  }
  await waitForFiles(context, 'trends', (await listSent(context, '/control/trends')).length);
}

async function listStrangePlays(
  context: Context,
  { isrc, newest }: { isrc: string; newest: Period },
): Promise<StrangePlays[]> {
  const strange: StrangePlays[] = [{ store_id: STRANGE.store_id, isrc, period: newest }];
  const fine = await findDisputedFine(context);
  if (fine?.isrc) strange.push({ store_id: fine.store_id, isrc: fine.isrc, period: fine.period });
  return strange;
}

/** Lists the months of the demo, the last one up to the day before the first trends arrived. */
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

/** Lists the days that stores have reported so far, by month. */
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
