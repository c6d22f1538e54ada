import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { page_checks } from '@tangent/db/schema/distribution/page-check.ts';
import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import { findCreditedPages } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import { isByVariousArtists } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { PAGE_STORES, type PlacedArtist } from '@tangent/domain/distribution/delivery/page-check.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** A little less than a day, so that a daily job never skips one. */
const FRESH_FOR_MS = 20 * HOUR_MS;
/** Releases that have stood on the right page for this long are checked once a week. */
const SETTLED_AFTER_DAYS = 14;
const SETTLED_FRESH_FOR_DAYS = 6;

/** A live release, and the pages of its main artists as far as they are known. */
export type DueRelease = {
  readonly release_id: string;
  readonly account_id: string;
  readonly upc: string;
  readonly live_at: Date;
  readonly expected: readonly PlacedArtist[];
  readonly before: typeof page_checks.$inferSelect | null;
};

/** Lists live releases whose pages at a service are due to be checked, by release id, after one of them. */
export async function listDue(
  db: Db,
  page: ArtistPage,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<DueRelease[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const own = page === 'spotify' ? artists.spotify_id : artists.apple_music_id;
  const isSettled = and(eq(page_checks.state, 'right'), lt(page_checks.changed_at, ago(SETTLED_AFTER_DAYS * DAY_MS)));
  const rows = await db
    .select({ release: releases, artist: artists, before: page_checks, live_at: deliveries.live_at })
    .from(deliveries)
    .innerJoin(releases, eq(releases.id, deliveries.release_id))
    .innerJoin(artists, eq(artists.id, releases.artist_id))
    .leftJoin(
      page_checks,
      and(eq(page_checks.release_id, deliveries.release_id), eq(page_checks.store_id, deliveries.store_id)),
    )
    .where(
      and(
        eq(deliveries.store_id, PAGE_STORES[page]),
        eq(deliveries.state, 'live'),
        isNotNull(releases.upc),
        or(isNotNull(own), ne(sql`jsonb_array_length(${releases.credited_pages})`, 0)),
        or(
          isNull(page_checks.checked_at),
          lt(page_checks.checked_at, ago(SETTLED_FRESH_FOR_DAYS * DAY_MS)),
          and(sql`not coalesce(${isSettled}, false)`, lt(page_checks.checked_at, ago(FRESH_FOR_MS))),
        ),
        after === null ? undefined : gt(deliveries.release_id, after),
      ),
    )
    .orderBy(asc(deliveries.release_id))
    .limit(limit);
  return rows.map(({ release, artist, before, live_at }) => ({
    release_id: release.id,
    account_id: release.account_id,
    upc: release.upc ?? '',
    live_at: live_at ?? now,
    expected: listExpected(release, artist, page),
    before,
  }));
}

/** Lists the pages of the main artists that are known: the profile's, and those that the release names. */
function listExpected(
  release: typeof releases.$inferSelect,
  artist: typeof artists.$inferSelect,
  page: ArtistPage,
): PlacedArtist[] {
  if (isByVariousArtists(release)) return [];
  const field = `${page}_id` as const;
  const place = (name: string, id: string | null) => (id === null ? [] : [{ id, name }]);
  return [
    ...place(artist.name, artist[field]),
    ...release.co_artists.flatMap((name) =>
      place(name, findCreditedPages(release.credited_pages, name)?.[field] ?? null),
    ),
  ];
}
