import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, track_removals } from '@tangent/db/schema/distribution/delivery.ts';
import { trend_entries } from '@tangent/db/schema/insight/trend.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { canRemoveTrack, type TrackRemovalReason } from '@tangent/domain/catalogue/release/track-removal.ts';
import { flagTracks } from '@tangent/domain/insight/monitoring/flag-tracks.ts';
import { computeShare } from '@tangent/domain/insight/monitoring/monitored-day.ts';
import { sql } from 'drizzle-orm';
import { trackName } from '../../distribution/delivery/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { matchesTarget, type Span, type Target } from './load-days.ts';

type TrackTotal = {
  track_id: string;
  title: string;
  streams: number;
  before: number;
  reason: TrackRemovalReason | null;
  note: string | null;
  removed_at: Date | null;
  is_confirmed: boolean;
  held_at: Date | null;
};

/** The days of a case: those with findings, and how many days are known before the first of them. */
export type CaseDays = { found: ReadonlySet<string>; known_before: number };

/**
 * Lists the tracks of the days with findings, the most played first, with their share of the days before the first
 * finding, and what was decided about each at this store: one track may be flagged while the rest of an album is not.
 */
export async function listTrackParts(
  tx: Tx | Db,
  target: Target,
  span: Span,
  { found, known_before }: CaseDays,
): Promise<Pick<FraudCaseDetail, 'tracks' | 'track_count'>> {
  const days = [...found].sort();
  const { release_id, store_id } = target;
  const { rows } = await tx.execute<TrackTotal>(sql`
    select t.id as track_id, ${trackName(sql`t`)} as title, coalesce(e.streams, 0)::float8 as streams, coalesce(e.before, 0)::float8 as before,
           r.reason, r.note, r.removed_at, coalesce(d.accepted_snapshot_id >= r.snapshot_id, false) as is_confirmed, h.held_at
      from ${tracks} t
      left join (
        select track_id, coalesce(sum(streams) filter (where day = any(${sql.param(days)}::date[])), 0) as streams,
               coalesce(sum(streams) filter (where day < ${days[0] ?? span.to}::date), 0) as before
          from ${trend_entries} where ${matchesTarget(target, span)} group by track_id) e on e.track_id = t.id
      left join ${track_removals} r on r.track_id = t.id and r.store_id = ${store_id} and r.restored_at is null
      left join ${deliveries} d on d.release_id = t.release_id and d.store_id = ${store_id}
      left join ${earnings_holds} h on h.track_id = t.id and h.store_id = ${store_id} and h.released_at is null
     where t.release_id = ${release_id}
     order by e.streams desc nulls last, t.position`);
  const all = rows.reduce((sum, { streams }) => sum + streams, 0);
  const allBefore = rows.reduce((sum, { before }) => sum + before, 0);
  const usualDays = known_before === 0 ? 0 : days.length / known_before;
  const flags = flagTracks(rows.map(({ streams, before }) => ({ streams, usual: before * usualDays })));
  const removed_ids = rows.flatMap(({ track_id, reason }) => (reason === null ? [] : [track_id]));
  const places = { track_ids: rows.map(({ track_id }) => track_id), removed_ids };
  const parts = rows
    .map((row, index) => ({
      track_id: row.track_id,
      title: row.title,
      streams: row.streams,
      share: computeShare(row.streams, all),
      usual_share: computeShare(row.before, allBefore),
      flagged: flags[index] ?? false,
      removal: presentRemoval(row),
      is_removable: row.reason === null && canRemoveTrack(places, row.track_id),
      held_since: row.held_at === null ? null : new Date(row.held_at).toISOString(),
    }))
    .filter(({ streams, removal, held_since }) => streams > 0 || removal !== null || held_since !== null);
  return { tracks: parts, track_count: rows.length };
}

function presentRemoval({
  reason,
  note,
  removed_at,
  is_confirmed,
}: TrackTotal): FraudCaseDetail['tracks'][number]['removal'] {
  if (reason === null || removed_at === null) return null;
  return { reason, note, removed_at: new Date(removed_at).toISOString(), confirmed: is_confirmed };
}
