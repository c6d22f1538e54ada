import type { ReleaseStreams } from '@tangent/contract/insight/analytics.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import { SPARKLINE_DAYS } from '@tangent/domain/insight/analytics-limits.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listSparklines } from './list-sparklines.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';

/** Lists the streams of every release of an account in the last reported days. */
export async function listReleaseStreamsView(db: Db, account_id: string): Promise<ReleaseStreams> {
  const music = { account_id, tracks: null };
  const to = findReportedUntil(await listTrendFreshness(db, music));
  if (to === null) return { items: [] };
  const lines = await listSparklines(db, music, { from: addDays(to, 1 - SPARKLINE_DAYS), to }, 'release');
  return { items: [...lines].map(([release_id, days]) => ({ release_id, days })) };
}
