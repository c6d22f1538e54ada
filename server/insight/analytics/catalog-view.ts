import type { AnalyticsQuery } from '@tangent/contract/insight/analytics.ts';
import type { AnalyticsCatalog } from '@tangent/contract/insight/release-starts.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { CATALOG_SHOWN } from '@tangent/domain/insight/analytics-limits.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { prepareQuestion, presentHead } from './figure-query.ts';
import { readFlagged } from './read-flagged.ts';
import { type Music, trendRows } from './trend-rows.ts';

type Sums = { streams: { value: number; before: number | null }; flagged: number };

/** Returns the streams of a period by release, the largest first. */
export async function getAnalyticsCatalogView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<AnalyticsCatalog> {
  const figureQuery = await prepareQuestion(db, { actor, tab: 'overview', query, now });
  const { music, range, comparison } = figureQuery;
  const [now_, then, flagged] = await Promise.all([
    sumByRelease(db, music, range),
    comparison && sumByRelease(db, music, comparison),
    readFlagged(db, music, range, 'release'),
  ]);
  const keys = [...new Set([...now_.keys(), ...(then?.keys() ?? [])])];
  const sums = keys.map((key) => ({
    key,
    streams: { value: now_.get(key) ?? 0, before: then && (then.get(key) ?? 0) },
    flagged: flagged.get(key),
  }));
  sums.sort((a, b) => b.streams.value - a.streams.value || (a.key < b.key ? -1 : 1));
  const shown = sums.slice(0, CATALOG_SHOWN);
  const labels = await listReleases(
    db,
    shown.flatMap(({ key }) => (key === ERASED ? [] : [key])),
  );
  return {
    ...presentHead(actor, figureQuery),
    items: shown.map(({ key, ...row }) => ({ release: labels.get(key) ?? null, ...row })),
    others: addUp(sums.slice(CATALOG_SHOWN)),
  };
}

/** Stands for all erased music: its tracks belong to no release any more. */
const ERASED = '';

async function sumByRelease(db: Db, music: Music, range: DayRange): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; streams: string }>(sql`
    select coalesce(t.release_id::text, ${ERASED}) as key, sum(r.streams)::bigint as streams
      from (select r.track_id, sum(r.streams) as streams
              from ${trendRows('track', music, range, ['track_id', 'streams'])} group by r.track_id) r
      left join ${tracks} t on t.id = r.track_id group by 1`);
  return new Map(rows.map(({ key, streams }) => [key, Number(streams)]));
}

async function listReleases(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, title, artwork_upload_id, live_date } = releases;
  const rows = await db
    .select({ id, title, artwork_upload_id, live_date })
    .from(releases)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

function addUp(rest: readonly Sums[]): AnalyticsCatalog['others'] {
  if (rest.length === 0) return null;
  const sum = (read: (one: Sums) => number) => rest.reduce((total, one) => total + read(one), 0);
  const hasBefore = rest.some(({ streams }) => streams.before !== null);
  return {
    releases: rest.length,
    streams: {
      value: sum((one) => one.streams.value),
      before: hasBefore ? sum((one) => one.streams.before ?? 0) : null,
    },
    flagged: sum((one) => one.flagged),
  };
}
