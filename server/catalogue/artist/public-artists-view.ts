import { artist_page_keys, artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { LISTED } from './artist-directory-view.ts';
import { findPageKeys } from './page-key.ts';

/** Addresses in one part of the list: a sitemap may have 50,000, and each stands there in four languages. */
const PUBLIC_ARTISTS_PER_PART = 10_000;

const HAS_PAGE = and(LISTED, sql`exists (select 1 from ${artist_page_keys} k where k.artist_id = ${artists.id})`);

/** Counts the parts of the list of artists with a public page; an empty list has none. */
export async function countPublicArtistParts(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(artists)
    .innerJoin(users, eq(users.id, artists.account_id))
    .where(HAS_PAGE);
  return Math.ceil((row?.count ?? 0) / PUBLIC_ARTISTS_PER_PART);
}

/** Lists the keys of one part of the artists with a public page, counted from 1, with the day of their last release. */
export async function listPublicArtists(db: Db, part: number): Promise<{ key: string; changed_on: CalendarDate }[]> {
  const rows = await db
    .select({
      id: artists.id,
      changed_on: sql<CalendarDate>`coalesce((select max(r.live_date) from ${releases} r
        where r.artist_id = ${artists.id}), ${artists.first_live_date})::text`,
    })
    .from(artists)
    .innerJoin(users, eq(users.id, artists.account_id))
    .where(HAS_PAGE)
    .orderBy(asc(artists.id))
    .limit(PUBLIC_ARTISTS_PER_PART)
    .offset((part - 1) * PUBLIC_ARTISTS_PER_PART);
  const keys = await findPageKeys(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, changed_on }) => ({ key: keys.get(id) ?? '', changed_on }));
}
