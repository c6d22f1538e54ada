import type { listReleases, ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import {
  FILTER_STATUSES,
  RELEASE_FILTERS,
  type ReleaseFilter,
} from '@tangent/domain/catalogue/release/release-filter.ts';
import { RELEASES_PER_PAGE } from '@tangent/domain/catalogue/release-limits.ts';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, newerThan, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listFoundReleases } from './search-releases.ts';

type Query = z.output<typeof listReleases.query>;
type Page = z.input<typeof listReleases.response>;

/** Returns one page of 'My Releases': the cursor is the last row seen, so that new releases shift nothing. */
export async function getReleaseListView(db: Db, accountId: string, query: Query): Promise<Page> {
  const { sort, cursor, status } = query;
  const text = query.q?.trim() ?? '';
  const found = text === '' ? null : await listFoundReleases(db, accountId, text);
  const matching = matchesFilters(accountId, query, found);
  const counts = await countByFilter(db, matching);
  const [order, follows] = sort === 'newest' ? ([desc, olderThan] as const) : ([asc, newerThan] as const);
  const rows = await db
    .select(COLUMNS)
    .from(releases)
    .where(
      and(
        matching,
        status && inArray(releases.status, [...FILTER_STATUSES[status]]),
        cursor === undefined ? undefined : follows(releases.created_at, releases.id, cursor),
      ),
    )
    .orderBy(order(releases.created_at), order(releases.id))
    .limit(RELEASES_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, RELEASES_PER_PAGE);
  return {
    items: visible.map(presentRow),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    total: status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one, 0),
    counts,
  };
}

/** All filters but the one by status: each status is counted as if it were chosen. */
function matchesFilters(
  accountId: string,
  { artist_id, release_type }: Query,
  found: readonly string[] | null,
): SQL | undefined {
  return and(
    eq(releases.account_id, accountId),
    artist_id === undefined ? undefined : eq(releases.artist_id, artist_id),
    release_type && eq(releases.release_type, release_type),
    found === null ? undefined : sql`${releases.id} = any(${sql.param(found)}::uuid[])`,
  );
}

async function countByFilter(db: Db, matching: SQL | undefined): Promise<Record<ReleaseFilter, number>> {
  const rows = await db
    .select({ status: releases.status, total: count() })
    .from(releases)
    .where(matching)
    .groupBy(releases.status);
  const entries = RELEASE_FILTERS.map((filter) => {
    const statuses: readonly string[] = FILTER_STATUSES[filter];
    return [filter, rows.reduce((sum, { status, total }) => sum + (statuses.includes(status) ? total : 0), 0)];
  });
  return Object.fromEntries(entries) as Record<ReleaseFilter, number>;
}

const COLUMNS = {
  id: releases.id,
  status: releases.status,
  title: releases.title,
  primary_artist: releases.primary_artist,
  release_type: releases.release_type,
  release_date: releases.release_date,
  live_date: releases.live_date,
  upc: releases.upc,
  created_at: releases.created_at,
  artwork_upload_id: releases.artwork_upload_id,
  // Qualified with their tables: the query builder omits the table name when it selects from only one table.
  track_count: sql<number>`(select count(*)::int from ${tracks} t where t.release_id = ${releases}.id)`,
  // Once delivered, counts the stores the release was sent to; before that, the chosen stores.
  store_count: sql<number>`coalesce(
    (select nullif(count(*), 0)::int from ${deliveries} d where d.release_id = ${releases}.id),
    cardinality(${releases}.store_ids))`,
  live_store_count: sql<number>`(select count(*)::int from ${deliveries} d
    where d.release_id = ${releases}.id and d.state = 'live')`,
};
type Row = { created_at: Date } & Omit<ReleaseListItem, 'created_at'>;

function presentRow({ created_at, ...row }: Row): ReleaseListItem {
  return { ...row, created_at: created_at.toISOString() };
}
