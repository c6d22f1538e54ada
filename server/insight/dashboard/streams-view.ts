import type { DashboardStreams, StreamDays } from '@tangent/contract/insight/dashboard.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { readSeries } from '../analytics/public.ts';
import { buildDaysQuery } from './build-days-query.ts';
import { listReportedDays } from './list-reported-days.ts';

const DAYS = { '7': 7, '30': 30, '90': 90 } as const satisfies Record<StreamDays, number>;

/** Returns streams day by day compared with as many days before, and the releases that came out in these days. */
export async function getStreamsView(
  db: Db,
  accountId: string,
  days: StreamDays,
  now: Date,
): Promise<DashboardStreams> {
  const figureQuery = await buildDaysQuery(db, accountId, DAYS[days], now);
  const { range, compared, comparison } = figureQuery;
  const [series, reported, marks] = await Promise.all([
    readSeries(db, figureQuery, { by: 'track', counts: ['streams'] }),
    listReportedDays(db, figureQuery),
    db
      .select({ at: releases.live_date, title: releases.title })
      .from(releases)
      .where(and(eq(releases.account_id, accountId), between(releases.live_date, range.from, range.to)))
      .orderBy(asc(releases.live_date), asc(releases.id)),
  ]);
  return {
    range,
    compared,
    comparison,
    series: series.map(({ at, before_at, now: counts, before }) => ({
      at,
      streams: reported.has(at) ? counts.streams : null,
      before: before !== null && before_at !== null && reported.has(before_at) ? before.streams : null,
    })),
    marks: marks.map(({ at, title }) => ({ at: at ?? range.from, title })),
  };
}
