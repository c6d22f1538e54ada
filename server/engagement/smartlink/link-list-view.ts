import type { listSmartLinks } from '@tangent/contract/smartlink.ts';
import { deliveries } from '@tangent/db/schema/delivery.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { link_hits, smart_links } from '@tangent/db/schema/smartlink.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { LINKS_PER_PAGE } from '@tangent/domain/limits.ts';
import { LISTENABLE_STATUSES } from '@tangent/domain/smartlink/page-state.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, olderThan } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { presentLink } from './present-link.ts';

/** Released now or before: only then a smart link exists for its owner. */
const EVER_LISTENABLE = [...LISTENABLE_STATUSES, 'removed'] as const;
const RECENT_DAYS = 30;

type Page = z.input<typeof listSmartLinks.response>;
type PageQuery = { cursor?: string | undefined; public_url: string; now: Date };

/** Returns one page of the smart links of an account, the newest release first. */
export async function getLinkListView(
  db: Db,
  accountId: string,
  { cursor, public_url, now }: PageQuery,
): Promise<Page> {
  const since = addDays(utcDay(now.getTime()), -RECENT_DAYS);
  const isListed = and(eq(smart_links.account_id, accountId), inArray(releases.status, [...EVER_LISTENABLE]));
  const rows = await db
    .select({
      link: smart_links,
      release: releases,
      live_store_count: sql<number>`(
        select count(*)::int from ${deliveries} d
         where d.release_id = ${releases.id} and d.state = 'live' and d.wanted = 'live')`,
      views: countHits(accountId, since, 'view', sql`and h.link_id = ${smart_links.id}`),
      clicks: countHits(accountId, since, 'click', sql`and h.link_id = ${smart_links.id}`),
    })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .where(and(isListed, cursor === undefined ? undefined : olderThan(smart_links.created_at, smart_links.id, cursor)))
    .orderBy(desc(smart_links.created_at), desc(smart_links.id))
    .limit(LINKS_PER_PAGE + 1);
  const visible = rows.slice(0, LINKS_PER_PAGE);
  const last = rows.length > visible.length ? visible.at(-1)?.link : undefined;
  return {
    items: visible.map((row) => ({ ...presentLink(row, public_url), ...pickCounts(row) })),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    ...(await countAll(db, accountId, isListed, since)),
  };
}

const pickCounts = (row: { live_store_count: number; views: string; clicks: string }) => ({
  live_store_count: row.live_store_count,
  views: Number(row.views),
  clicks: Number(row.clicks),
});

function countHits(accountId: string, since: string, kind: string, narrower: SQL): SQL<string> {
  return sql<string>`(
    select coalesce(sum(h.count), 0) from ${link_hits} h
     where h.account_id = ${accountId} and h.day >= ${since} and h.kind = ${kind} ${narrower})`;
}

async function countAll(db: Db, accountId: string, isListed: SQL | undefined, since: string) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      has_published: sql<boolean>`coalesce(bool_or(${inArray(releases.status, [...LISTENABLE_STATUSES])}), false)`,
      views: countHits(accountId, since, 'view', sql``),
      clicks: countHits(accountId, since, 'click', sql``),
    })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .where(isListed);
  return {
    total: row?.total ?? 0,
    has_published: row?.has_published ?? false,
    views: Number(row?.views ?? 0),
    clicks: Number(row?.clicks ?? 0),
  };
}
