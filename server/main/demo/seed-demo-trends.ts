import { releases, tracks } from '@tangent/db/schema/release.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { addMonths, listPeriods, periodOf } from '@tangent/domain/royalty/period.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { awaitFiles, countSent, hasFiles } from './await-files.ts';
import { listDemoSales } from './demo-sales.ts';
import { tellSandbox } from './tell-sandbox.ts';

/** Whole months of trends in the demo before the one of yesterday. */
const MONTHS = 12;
/** Stores of the sandbox that tell trends; each sends a file a month. */
const STORES = ['spotify', 'apple-music', 'youtube-music', 'amazon-music', 'deezer', 'soundcloud'] as const;
/** Where plays of the last days are not those of people, and of which release. */
const STRANGE = { store_id: 'deezer', title: 'Devagar', fault: 'spike' } as const;

/**
 * Gives the demo a year of trends, up to yesterday: the stores of the sandbox tell them by the same inbox as any day. At one store a country
 * that never listened begins to, which the watch has to notice. Does nothing once there are trends.
 */
export async function seedDemoTrends(context: Context): Promise<void> {
  if (await hasFiles(context, 'trends')) return;
  const yesterday = addDays(utcDay(context.clock.now().getTime()), -1);
  const newest = periodOf(yesterday);
  await tellSandbox(context, '/control/reports/catalogue', { releases: await listDemoSales(context) });
  for (const period of listPeriods(addMonths(newest, -MONTHS), addMonths(newest, -1)))
    await tellSandbox(context, '/control/trends', { period, store_ids: STORES });
  const others = STORES.filter((id) => id !== STRANGE.store_id);
  await tellSandbox(context, '/control/trends', { period: newest, store_ids: others });
  const strange = { fault: STRANGE.fault, isrc: await findCode(context, STRANGE.title) };
  await tellSandbox(context, '/control/trends', { period: newest, store_ids: [STRANGE.store_id], ...strange });
  await awaitFiles(context, 'trends', await countSent(context, '/control/trends'));
}

async function findCode({ db }: Context, title: string): Promise<string> {
  const [track] = await db
    .select({ isrc: tracks.isrc })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(eq(releases.title, title));
  if (!track?.isrc) throw new Error(`The demo has no ${title}`);
  return track.isrc;
}
