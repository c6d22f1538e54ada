import type { listSmartLinks } from '@tangent/contract/promotion/smartlink.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { LINKABLE_STORE_IDS } from '@tangent/domain/promotion/smartlink/link-store.ts';
import { LISTENABLE_STATUSES } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { LINKS_PER_PAGE } from '@tangent/domain/promotion/smartlink-limits.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { presentLink } from './present-link.ts';
import { NO_HITS, readRecentHits } from './recent-hits.ts';

/** Released now or before: only then a smart link exists for its owner. */
const EVER_LISTENABLE = [...LISTENABLE_STATUSES, 'removed'] as const;

type Page = z.input<typeof listSmartLinks.response>;
type PageQuery = { cursor?: string | undefined; public_url: string; now: Date };

/** Returns one page of the smart links of an account, the newest release first. */
export async function getLinkListView(
  db: Db,
  accountId: string,
  { cursor, public_url, now }: PageQuery,
): Promise<Page> {
  const isListed = and(eq(smart_links.account_id, accountId), inArray(releases.status, [...EVER_LISTENABLE]));
  const rows = await db
    .select({
      link: smart_links,
      release: releases,
      live_store_count: sql<number>`(
        select count(*)::int from ${deliveries} d
         where d.release_id = ${releases.id} and d.state = 'live' and d.wanted = 'live'
           and d.store_id = any(${sql.param([...LINKABLE_STORE_IDS])}))`,
    })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .where(and(isListed, cursor === undefined ? undefined : olderThan(smart_links.created_at, smart_links.id, cursor)))
    .orderBy(desc(smart_links.created_at), desc(smart_links.id))
    .limit(LINKS_PER_PAGE + 1);
  const hits = await readRecentHits(db, accountId, now);
  const total = (name: 'views' | 'clicks') => [...hits.values()].reduce((sum, link) => sum + link[name], 0);
  const { visible, last } = splitPage(rows, LINKS_PER_PAGE);
  return {
    items: visible.map(({ live_store_count, ...row }) => ({
      ...presentLink(row, public_url),
      live_store_count,
      ...(hits.get(row.link.id) ?? NO_HITS),
    })),
    next_cursor: last ? encodeCursor({ at: last.link.created_at, id: last.link.id }) : null,
    ...(await countLinks(db, isListed)),
    views: total('views'),
    clicks: total('clicks'),
  };
}

async function countLinks(db: Db, isListed: SQL | undefined) {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      has_published: sql<boolean>`coalesce(bool_or(${inArray(releases.status, [...LISTENABLE_STATUSES])}), false)`,
    })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .where(isListed);
  return row ?? { total: 0, has_published: false };
}
