import type { ReleaseStreams } from '@tangent/contract/insight/analytics.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import { SPARKLINE_DAYS } from '@tangent/domain/insight/analytics-limits.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listFlaggedDays } from '../monitoring/public.ts';
import { listSparklines } from './list-sparklines.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';

/** Lists the streams of every release of an account in the last reported days. */
export async function listReleaseStreamsView(db: Db, account_id: string, now: Date): Promise<ReleaseStreams> {
  const filter = { account_id, tracks: null };
  const [freshness, flagged] = await Promise.all([listTrendFreshness(db, filter), listFlaggedDays(db, account_id)]);
  const until = findReportedUntil(freshness);
  if (until === null) return { items: [] };
  // Today is not over, even when a store has reported a part of it.
  const yesterday = addDays(utcDay(now.getTime()), -1);
  const to = until < yesterday ? until : yesterday;
  const lines = await listSparklines(
    db,
    { ...filter, flagged },
    { from: addDays(to, 1 - SPARKLINE_DAYS), to },
    'release',
  );
  return { items: [...lines].map(([release_id, days]) => ({ release_id, days })) };
}
