import { artists } from '@tangent/db/schema/artist.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { rememberFollowers } from './artist-store.ts';
import type { ArtistContext } from './context.ts';

/** A little less than a day, so that a daily job never skips one. */
const FRESH_FOR_MS = 20 * HOUR_MS;
const AT_A_TIME = 100;

/**
 * Brings the followers of every linked profile up to date, those that waited longest first. When Spotify asks for
 * patience the job fails and is tried again; what was heard until then is kept and not asked again.
 */
export async function refreshFollowers({ db, clock, spotify }: ArtistContext, signal: AbortSignal): Promise<void> {
  if (spotify === null) return;
  const before = new Date(clock.now().getTime() - FRESH_FOR_MS);
  for (;;) {
    const linked = await listStale(db, before);
    for (const { id, spotify_id } of linked) {
      signal.throwIfAborted();
      if (spotify_id === null) continue;
      const profile = await spotify.findArtist(spotify_id);
      await rememberFollowers(db, { id, spotify_id }, profile?.followers ?? null, clock.now());
    }
    if (linked.length < AT_A_TIME) return;
  }
}

async function listStale(db: Db, before: Date) {
  return db
    .select({ id: artists.id, spotify_id: artists.spotify_id })
    .from(artists)
    .where(and(isNotNull(artists.spotify_id), or(isNull(artists.followers_at), lt(artists.followers_at, before))))
    .orderBy(sql`${artists.followers_at} nulls first`)
    .limit(AT_A_TIME);
}
