import type { ArtistPageRelease, PublicArtistPage } from '@tangent/contract/promotion/artist-page.ts';
import { artist_page_keys, artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { parsePageKey } from '@tangent/domain/catalogue/artist/page-key.ts';
import { computeAccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { findLinkTint, type LinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { isComing, LISTENABLE_STATUSES } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { findPageKeys } from '../../catalogue/artist/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listPublicCampaigns, type PublicCampaign } from '../presave/public.ts';
import { readTint } from '../smartlink/public.ts';

/** The public page of an artist, and the ids that only the server uses. */
export interface FoundArtistPage {
  page: PublicArtistPage;
  artist_id: string;
  cover_upload_id: string | null;
}

/**
 * Finds the public page of an artist by a key that was ever theirs. Null unless the artist may be listed: switched
 * on, of an account in good standing, with a release in stores or one that fans can save.
 */
export async function findArtistPage(db: Db, keyText: string, now: Date): Promise<FoundArtistPage | null> {
  const key = parsePageKey(keyText);
  const [found] =
    key === null
      ? []
      : await db
          .select({
            artist: artists,
            owner: { freeze: users.freeze, banned: users.banned, deactivated_at: users.deactivated_at },
          })
          .from(artist_page_keys)
          .innerJoin(artists, eq(artists.id, artist_page_keys.artist_id))
          .innerJoin(users, eq(users.id, artists.account_id))
          .where(eq(artist_page_keys.key, key));
  if (found === undefined || !isListed(found)) return null;
  const { artist } = found;
  const listed = await listPageReleases(db, artist.id, now);
  if (listed.length === 0) return null;
  const keys = await findPageKeys(db, [artist.id]);
  const newest = listed.find(({ cover_upload_id }) => cover_upload_id !== null);
  const page = {
    ...presentArtist(artist),
    key: keys.get(artist.id) ?? '',
    tint: newest?.tint ?? findLinkTint('cover', null),
    label_path: newest?.label_path ?? null,
    releases: listed.map(({ release }) => release),
  };
  return { page, artist_id: artist.id, cover_upload_id: newest?.cover_upload_id ?? null };
}

type Artist = typeof artists.$inferSelect;
type Owner = Pick<typeof users.$inferSelect, 'freeze' | 'banned' | 'deactivated_at'>;

function isListed({ artist, owner }: { artist: Artist; owner: Owner }): boolean {
  const { freeze, banned, deactivated_at } = owner;
  const status = computeAccountStatus({ freeze, banned, is_deactivated: deactivated_at !== null });
  return artist.show_in_catalogue && status === 'active';
}

/** Presents an artist with exactly the fields that may be public: no legal name. */
function presentArtist(artist: Artist): Omit<PublicArtistPage, 'key' | 'tint' | 'label_path' | 'releases'> {
  const { name, type, main_genre, country, verified, followers } = artist;
  const { spotify_id, apple_music_id, website, biography, first_live_date } = artist;
  const created_on = utcDay(artist.created_at.getTime());
  // A catalogue that came from elsewhere has been out for longer than its profile exists.
  const since = first_live_date !== null && first_live_date < created_on ? first_live_date : created_on;
  return {
    name,
    type,
    main_genre,
    country,
    verified,
    followers,
    spotify_id,
    apple_music_id,
    website,
    biography,
    since,
  };
}

interface ListedRelease {
  release: ArtistPageRelease;
  cover_upload_id: string | null;
  label_path: string | null;
  tint: LinkTint;
}

/** Lists what the page shows: coming releases whose pre-save page is public, the next one first, then those in stores. */
async function listPageReleases(db: Db, artistId: string, now: Date): Promise<ListedRelease[]> {
  const rows = await selectReleases(db, artistId);
  const coming = rows.filter(({ release }) => isComing(release.status));
  const ids = coming.map(({ release }) => release.id);
  const campaigns = ids.length === 0 ? new Map<string, PublicCampaign>() : await listPublicCampaigns(db, ids, now);
  const announced = coming.filter(({ release, link }) => link !== null && campaigns.has(release.id));
  announced.sort((a, b) => compareDates(a.release.release_date, b.release.release_date));
  // One that was withdrawn on its way to the stores was never there.
  const live = rows.filter(({ release }) => !isComing(release.status) && release.live_date !== null);
  live.sort((a, b) => compareDates(b.release.live_date, a.release.live_date));
  return [...announced, ...live].map((row) => presentRelease(row, campaigns.get(row.release.id) ?? null));
}

type Row = Awaited<ReturnType<typeof selectReleases>>[number];

function selectReleases(db: Db, artistId: string) {
  const shown = sql`d.state = 'live' and not d.store_id = any(${smart_links.hidden_store_ids})`;
  return db
    .select({
      release: releases,
      link: smart_links,
      facts: uploads.facts,
      track_count: sql<number>`(select count(*)::int from ${tracks} t where t.release_id = ${releases.id})`,
      is_in_a_store: sql<boolean>`exists (select 1 from ${deliveries} d where d.release_id = ${releases.id} and ${shown})`,
    })
    .from(releases)
    .leftJoin(smart_links, eq(smart_links.release_id, releases.id))
    .leftJoin(uploads, eq(uploads.id, releases.artwork_upload_id))
    .where(
      and(
        eq(releases.artist_id, artistId),
        eq(releases.various_artists, false),
        inArray(releases.status, [...LISTENABLE_STATUSES, 'approved', 'in_process']),
      ),
    )
    .orderBy(releases.id);
}

/** Presents a release; its cover is served with its own page only. */
function presentRelease({ release, link, facts, ...row }: Row, campaign: PublicCampaign | null): ListedRelease {
  const { title, version_title, release_type, artwork_upload_id, original_release_date } = release;
  const isComingNow = isComing(release.status);
  const hasPage = link !== null && (isComingNow || (link.is_on && row.is_in_a_store));
  const path = hasPage ? `/release/${link.key}` : null;
  const cover = path === null ? null : artwork_upload_id;
  const cover_path = (name: string) => (cover === null ? null : `${path}/${name}.jpg?v=${cover.slice(-6)}`);
  return {
    release: {
      title: version_title === null ? title : `${title} (${version_title})`,
      release_type,
      track_count: row.track_count,
      state: isComingNow ? (campaign?.is_open === true ? 'presave' : 'opening') : 'live',
      date: isComingNow ? release.release_date : (original_release_date ?? release.live_date),
      path,
      cover_path: cover_path('cover-small'),
    },
    cover_upload_id: cover,
    label_path: cover_path('cover'),
    tint: findLinkTint(link?.accent ?? 'cover', readTint(facts)),
  };
}

/** Orders by day; what has none comes last. */
function compareDates(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}
