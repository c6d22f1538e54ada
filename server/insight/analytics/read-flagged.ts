import type { FlaggedStreams } from '@tangent/contract/insight/analytics.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import type { FlaggedReason } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { flaggedLines, listFlaggedWithin, type Music, type RollupKind } from './trend-rows.ts';

/** Sums the streams that no figure of a range counts, by store and reason; the most first. */
export async function listFlaggedStreams(db: Db, music: Music, range: DayRange): Promise<FlaggedStreams[]> {
  const flagged = listFlaggedWithin(music, range);
  if (flagged.length === 0) return [];
  type Row = { id: string; name: string; reason: FlaggedReason; streams: string };
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.name, l.reason, l.streams
      from (select e.store_id, f.reason, sum(e.streams)::bigint as streams
              from ${flaggedLines(music, { range, flagged, by: 'track' })} group by e.store_id, f.reason) l
      join ${stores} s on s.id = l.store_id
     where l.streams > 0
     order by l.streams desc, s.name, l.reason`);
  return rows.map(({ id, name, reason, streams }) => ({ store: { id, name }, reason, streams: Number(streams) }));
}

const KEYS = {
  day: sql`e.day`,
  store: sql`e.store_id`,
  track: sql`e.track_id`,
  release: sql`t.release_id`,
  country: sql`e.country`,
  playlist: sql`e.playlist_no`,
} as const;

const KINDS = {
  day: 'track',
  store: 'track',
  track: 'track',
  release: 'track',
  country: 'country',
  playlist: 'playlist',
} as const satisfies Record<keyof typeof KEYS, RollupKind>;

/** Sums the streams that no figure of a range counts by a part of it; returns 0 for a part without any. */
export async function readFlagged(
  db: Db,
  music: Music,
  range: DayRange,
  by: keyof typeof KEYS,
): Promise<FlaggedByPart> {
  const flagged = listFlaggedWithin(music, range);
  if (flagged.length === 0) return { get: () => 0, within: () => 0 };
  const { rows } = await db.execute<{ key: string; streams: string }>(sql`
    select (${KEYS[by]})::text as key, sum(e.streams)::bigint as streams
      from ${flaggedLines(music, { range, flagged, by: KINDS[by] })} group by ${KEYS[by]}`);
  const known = new Map(rows.map(({ key, streams }) => [key, Number(streams)]));
  return {
    get: (key) => known.get(key) ?? 0,
    within: ({ from, to }) =>
      [...known].reduce((sum, [day, streams]) => (day >= from && day <= to ? sum + streams : sum), 0),
  };
}

/** Streams of a part, and of the days in a range where the parts are days. */
export type FlaggedByPart = { get: (key: string) => number; within: (range: DayRange) => number };
