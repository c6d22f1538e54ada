import type { FraudCaseDetail } from '@tangent/contract/monitoring.ts';
import { tracks } from '@tangent/db/schema/release.ts';
import { trend_entries } from '@tangent/db/schema/trend.ts';
import { computeShare } from '@tangent/domain/analytics/monitoring/monitored-day.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { matchesTarget, type Span, type Target } from './load-days.ts';

type TrackTotal = { track_id: string; title: string | null; streams: number; before: number };

/**
 * Lists the tracks of the days with findings, the most played first, with their share of the days before the first
 * finding: one track may be flagged while the rest of an album is not.
 */
export async function listTrackParts(
  tx: Tx | Db,
  target: Target,
  span: Span,
  found: ReadonlySet<string>,
): Promise<FraudCaseDetail['tracks']> {
  const days = [...found].sort();
  const { rows } = await tx.execute<TrackTotal>(sql`
    select e.track_id, t.title, e.streams::float8 as streams, e.before::float8 as before
      from (select track_id, coalesce(sum(streams) filter (where day = any(${sql.param(days)}::date[])), 0) as streams,
                   coalesce(sum(streams) filter (where day < ${days[0] ?? span.to}::date), 0) as before
              from ${trend_entries} where ${matchesTarget(target, span)} group by track_id) e
      join ${tracks} t on t.id = e.track_id
     order by e.streams desc, e.track_id`);
  const all = rows.reduce((sum, { streams }) => sum + streams, 0);
  const allBefore = rows.reduce((sum, { before }) => sum + before, 0);
  return rows
    .filter(({ streams }) => streams > 0)
    .map(({ track_id, title, streams, before }) => ({
      track_id,
      title: title ?? '',
      streams,
      share: computeShare(streams, all),
      usual_share: computeShare(before, allBefore),
    }));
}
