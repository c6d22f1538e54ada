import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AppleMusic } from '../../gateways/apple-music/apple-music.ts';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { rememberFollowers } from './artist-store.ts';

/** The external dependencies of the artist calls and jobs. */
export interface ArtistContext extends BaseContext {
  /** Null without credentials: profiles can then only be linked by hand. */
  spotify: Spotify | null;
  /** Likewise. */
  apple_music: AppleMusic | null;
  /** Seals the keys of protected pages. */
  auth_secret: string;
}

/** A little less than a day, so that a daily job never skips one. */
const FRESH_FOR_MS = 20 * HOUR_MS;
const AT_A_TIME = 100;

/**
 * Refreshes the followers of every linked profile, the longest waiting first. When Spotify limits our requests,
 * the job fails and is retried; results received until then are saved and not requested again.
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
