import type { ReleaseStart } from '@tangent/contract/insight/release-starts.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { groupBy } from '@tangent/domain/group-by.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import { START } from '@tangent/domain/insight/analytics-limits.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { listFlaggedDays } from '../monitoring/public.ts';
import { findReportedCounts } from './find-reported-counts.ts';
import { listReportedDays } from './list-reported-days.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';
import { type Music, trendDayRows } from './trend-rows.ts';

type Out = { id: string; live_date: string };
/** The streams and saves of a release at a store on a day. */
type Row = { release_id: string; store_id: string; at: string; streams: number; saves: number };

/**
 * Reads the first 28 days of releases that are out, without flagged streams. One that was out before figures begin
 * is left out: its start is unknown.
 */
export async function readStarts<Label extends Out>(
  db: Db,
  account_id: string,
  found: readonly Label[],
  now: Date,
): Promise<(Label & Pick<ReleaseStart, 'days' | 'saved'>)[]> {
  const today = utcDay(now.getTime());
  const [freshness, flagged] = await Promise.all([
    listTrendFreshness(db, { account_id, tracks: null }),
    listFlaggedDays(db, account_id),
  ]);
  const from = await findFirstReport(
    db,
    freshness.map(({ store }) => store.id),
  );
  const known = found.filter(({ live_date }) => from !== null && live_date >= from);
  const until = findReportedUntil(freshness);
  if (until === null || known.length === 0) return [];
  const yesterday = addDays(today, -1);
  const span = {
    from: known.map(({ live_date }) => live_date).sort()[0] ?? today,
    to: until < yesterday ? until : yesterday,
  };
  const [rows, reported] = await Promise.all([
    readRows(db, { account_id, flagged }, known),
    listReportedDays(db, freshness, span),
  ]);
  const saves = await findSaves(db, rows);
  const byRelease = groupBy(rows, ({ release_id }) => release_id);
  return known.map((label) => {
    const own = byRelease.get(label.id) ?? [];
    const days = listDays(label.live_date).map((day) => (reported.has(day) && day <= span.to ? sumOf(own, day) : null));
    return { ...label, days, saved: saves(own) };
  });
}

const listDays = (first: string) => Array.from({ length: START.days }, (_, n) => addDays(first, n));
const sumOf = (rows: readonly Row[], day: string) =>
  rows.reduce((sum, { at, streams }) => (at === day ? sum + streams : sum), 0);

/** Finds the first day that any of these stores has reported: what was out before has no known start. */
async function findFirstReport(db: Db, stores: readonly string[]): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select min(first.day)::text as day from unnest(${sql.param([...stores])}::text[]) as s(id)
     cross join lateral (select day from ${trend_reported_days} where store_id = s.id order by day limit 1) first`);
  return rows[0]?.day ?? null;
}

async function readRows(db: Db, music: Omit<Music, 'tracks'>, found: readonly Out[]): Promise<Row[]> {
  const ids = found.map(({ id }) => id);
  const listed = await db
    .select({ id: tracks.id, release_id: tracks.release_id })
    .from(tracks)
    .where(inArray(tracks.release_id, ids));
  const byRelease = groupBy(listed, ({ release_id }) => release_id);
  const parts = found.flatMap(({ id, live_date }) => {
    const own = (byRelease.get(id) ?? []).map((track) => track.id);
    if (own.length === 0) return [];
    const range = { from: live_date, to: addDays(live_date, START.days - 1) };
    const rows = trendDayRows('track', { ...music, tracks: own }, range, ['store_id', 'streams', 'saves']);
    return [
      sql`select ${id}::text as release_id, r.store_id, r.at::text as at, sum(r.streams)::int as streams,
        sum(r.saves)::int as saves from ${rows} group by r.store_id, r.at`,
    ];
  });
  if (parts.length === 0) return [];
  return (await db.execute<Row>(sql.join(parts, sql` union all `))).rows;
}

/** Returns a function that sums the saves of rows, and the streams beside them, of the stores that report saves. */
async function findSaves(db: Db, rows: readonly Row[]): Promise<(own: readonly Row[]) => ReleaseStart['saved']> {
  const byStore = groupBy(rows, ({ store_id }) => store_id);
  const totals = [...byStore].map(([id, own]) => ({
    store: { id },
    now: { saves: own.reduce((sum, { saves }) => sum + saves, 0) },
  }));
  const isReported = await findReportedCounts(db, totals, ['saves']);
  return (own) => {
    const telling = own.filter(({ store_id }) => isReported(store_id, 'saves'));
    if (telling.length === 0) return null;
    return telling.reduce((sum, { saves, streams }) => ({ saves: sum.saves + saves, streams: sum.streams + streams }), {
      saves: 0,
      streams: 0,
    });
  };
}
