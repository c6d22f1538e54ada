import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { LISTENABLE_STATUSES } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Addresses in one part of the list: a sitemap may have 50,000, and each stands there in four languages. */
const PUBLIC_LINKS_PER_PART = 10_000;

/** Links whose page shows stores to everyone: switched on, of a release that is live in a store. */
const IS_PUBLIC = and(
  eq(smart_links.is_on, true),
  inArray(releases.status, [...LISTENABLE_STATUSES]),
  eq(users.banned, false),
  isNull(users.deactivated_at),
  sql`exists (select 1 from ${deliveries} d where d.release_id = ${releases.id} and d.state = 'live')`,
);

/** Counts the parts of the list of public links; an empty list has none. */
export async function countPublicLinkParts(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .innerJoin(users, eq(users.id, smart_links.account_id))
    .where(IS_PUBLIC);
  return Math.ceil((row?.count ?? 0) / PUBLIC_LINKS_PER_PART);
}

/** Lists the keys of one part of the public links, counted from 1, with the day of their last change. */
export async function listPublicLinks(db: Db, part: number): Promise<{ key: string; changed_on: CalendarDate }[]> {
  const rows = await db
    .select({ key: smart_links.key, updated_at: smart_links.updated_at })
    .from(smart_links)
    .innerJoin(releases, eq(releases.id, smart_links.release_id))
    .innerJoin(users, eq(users.id, smart_links.account_id))
    .where(IS_PUBLIC)
    .orderBy(asc(smart_links.id))
    .limit(PUBLIC_LINKS_PER_PART)
    .offset((part - 1) * PUBLIC_LINKS_PER_PART);
  return rows.map(({ key, updated_at }) => ({ key, changed_on: utcDay(updated_at.getTime()) }));
}
