import type { DashboardStreams, StreamDays } from '@tangent/contract/dashboard.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import { listDays, rangesOf } from './ranges.ts';
import { loadTrendDays, valuesOf } from './trend-days.ts';
import { listTrendFreshness } from './trend-freshness.ts';

const DAYS = { '7': 7, '30': 30, '90': 90 } as const satisfies Record<StreamDays, number>;

/** Streams day by day beside as many days before, and which releases came out meanwhile. */
export async function getStreamsView(
  db: Db,
  accountId: string,
  days: StreamDays,
  now: Date,
): Promise<DashboardStreams> {
  const { range, comparison } = rangesOf(DAYS[days], now);
  const whole = { from: comparison.from, to: range.to };
  const stores = (await listTrendFreshness(db, accountId, whole)).map(({ store }) => store.id);
  const known = await loadTrendDays(db, accountId, whole, stores);
  const [streams, before] = [valuesOf(known, range, 'streams'), valuesOf(known, comparison, 'streams')];
  const series = listDays(range).map((at, index) => {
    return { at, streams: streams[index] ?? null, before: before[index] ?? null };
  });
  const marks = await db
    .select({ at: releases.live_date, title: releases.title })
    .from(releases)
    .where(and(eq(releases.account_id, accountId), between(releases.live_date, range.from, range.to)))
    .orderBy(asc(releases.live_date), asc(releases.id));
  return { range, comparison, series, marks: marks.map(({ at, title }) => ({ at: at ?? range.from, title })) };
}
