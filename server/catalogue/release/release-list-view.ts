import type { listReleases, ReleaseListItem } from '@tangent/contract/release.ts';
import { deliveries } from '@tangent/db/schema/delivery.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { RELEASES_PER_PAGE } from '@tangent/domain/limits.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, newerThan, olderThan } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';

type Query = z.output<typeof listReleases.query>;
type Page = z.input<typeof listReleases.response>;

/** Returns one page of 'My Releases': the cursor is the last row seen, so that new releases shift nothing. */
export async function getReleaseListView(db: Db, accountId: string, { sort, cursor }: Query): Promise<Page> {
  const byAccount = eq(releases.account_id, accountId);
  const [order, follows] = sort === 'newest' ? ([desc, olderThan] as const) : ([asc, newerThan] as const);
  const rows = await db
    .select(COLUMNS)
    .from(releases)
    .where(cursor === undefined ? byAccount : and(byAccount, follows(releases.created_at, releases.id, cursor)))
    .orderBy(order(releases.created_at), order(releases.id))
    .limit(RELEASES_PER_PAGE + 1);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(releases).where(byAccount);
  const visible = rows.slice(0, RELEASES_PER_PAGE);
  const last = rows.length > visible.length ? visible.at(-1) : undefined;
  return {
    items: visible.map(presentRow),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    total,
  };
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
