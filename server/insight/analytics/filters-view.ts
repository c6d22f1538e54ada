import type { AnalyticsFilters } from '@tangent/contract/insight/analytics.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { trend_track_first_days } from '@tangent/db/schema/insight/trend.ts';
import { RELEASED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/**
 * Lists the possible filters: artists, and the releases and tracks that are or were out or that stores have reported.
 */
export async function getAnalyticsFiltersView(db: Db, accountId: string): Promise<AnalyticsFilters> {
  const reported = db
    .selectDistinct({ id: trend_track_first_days.track_id })
    .from(trend_track_first_days)
    .where(eq(trend_track_first_days.account_id, accountId));
  const isOut = or(inArray(releases.status, RELEASED_STATUSES), inArray(tracks.id, reported));
  const { id, title, artist_id, artwork_upload_id } = releases;
  const release = { id, title, artist_id, artist: releases.primary_artist, artwork_upload_id };
  const { version_type, version_title, release_id } = tracks;
  const track = { id: tracks.id, title: tracks.title, version_type, version_title, release_id };
  const rows = await db
    .select({ release, track })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(eq(releases.account_id, accountId), isOut))
    .orderBy(desc(releases.created_at), asc(tracks.release_id), asc(tracks.position));
  const own = await db
    .select({ id: artists.id, name: artists.name })
    .from(artists)
    .where(eq(artists.account_id, accountId))
    .orderBy(asc(artists.name), asc(artists.id));
  const byId = new Map(rows.map((row) => [row.release.id, row.release]));
  return { artists: own, releases: [...byId.values()], tracks: rows.map((row) => row.track) };
}
