import type { DashboardStreams, StreamDays } from '@tangent/contract/insight/dashboard.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { readFlagged, readOpenDay, readReportedDays, readSeries } from '../analytics/public.ts';
import { buildDaysQuery } from './build-days-query.ts';

const DAYS = { '7': 7, '30': 30, '90': 90 } as const satisfies Record<StreamDays, number>;

/** Returns streams day by day compared with as many days before, and the releases that came out in these days. */
export async function getStreamsView(db: Db, actor: Actor, days: StreamDays, now: Date): Promise<DashboardStreams> {
  const figureQuery = await buildDaysQuery(db, { actor, days: DAYS[days], now });
  const { range, open_day, compared, comparison } = figureQuery;
  const [series, isReported, flagged, open, marks] = await Promise.all([
    readSeries(db, figureQuery, { by: 'track', counts: ['streams'] }),
    readReportedDays(db, figureQuery),
    readFlagged(db, figureQuery.music, range, 'day'),
    readOpenDay(db, figureQuery, ['streams']),
    db
      .select({ at: releases.live_date, title: releases.title })
      .from(releases)
      .where(and(eq(releases.account_id, actor.user_id), between(releases.live_date, range.from, range.to)))
      .orderBy(asc(releases.live_date), asc(releases.id)),
  ]);
  return {
    range,
    open_day,
    flagged: [...figureQuery.flagged],
    compared,
    comparison,
    series: series.map(({ at, to, before_at, before_to, now: counts, before }) => ({
      at,
      streams: isReported({ from: at, to }) ? counts.streams : null,
      flagged: flagged.within({ from: at, to }),
      before:
        before !== null && before_at !== null && before_to !== null && isReported({ from: before_at, to: before_to })
          ? before.streams
          : null,
    })),
    open: open?.streams ?? null,
    marks: marks.map(({ at, title }) => ({ at: at ?? range.from, title })),
  };
}
