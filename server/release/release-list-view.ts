import type { listReleases, ReleaseListItem } from '@tangent/contract/release.ts';
import { deliveries } from '@tangent/db/schema/delivery.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { RELEASES_PER_PAGE } from '@tangent/domain/limits.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';
import type { Db } from '../platform/sql/open-database.ts';

type Query = z.output<typeof listReleases.query>;
type Page = z.input<typeof listReleases.response>;

/** One page of 'My Releases': the place where it begins is the last row seen, so that new releases move nothing. */
export async function getReleaseListView(db: Db, accountId: string, { sort, cursor }: Query): Promise<Page> {
  const ofAccount = eq(releases.account_id, accountId);
  const rows = await db
    .select(COLUMNS)
    .from(releases)
    .where(cursor === undefined ? ofAccount : and(ofAccount, comesAfter(sort, parseCursor(cursor))))
    .orderBy(
      ...(sort === 'newest'
        ? [desc(releases.created_at), desc(releases.id)]
        : [asc(releases.created_at), asc(releases.id)]),
    )
    .limit(RELEASES_PER_PAGE + 1);
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(releases).where(ofAccount);
  const shown = rows.slice(0, RELEASES_PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { items: shown.map(presentRow), next_cursor: last ? formatCursor(last) : null, total };
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
  // Named with their tables: the query builder leaves the names away where only one table is selected from.
  track_count: sql<number>`(select count(*)::int from ${tracks} t where t.release_id = ${releases}.id)`,
  // On its way these are the stores it was sent to; before that, those that were chosen.
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

function comesAfter(sort: Query['sort'], { at, id }: { at: Date; id: string }) {
  const place = sql`(${releases.created_at}, ${releases.id})`;
  const seen = sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
  return sort === 'newest' ? sql`${place} < ${seen}` : sql`${place} > ${seen}`;
}

function formatCursor({ created_at, id }: { created_at: Date; id: string }): string {
  return Buffer.from(`${created_at.getTime()} ${id}`).toString('base64url');
}

function parseCursor(cursor: string): { at: Date; id: string } {
  const match = /^(\d{1,13}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString('utf8'),
  );
  if (!match?.[1] || !match[2]) throw new Refusal('malformed_request');
  return { at: new Date(Number(match[1])), id: match[2] };
}
