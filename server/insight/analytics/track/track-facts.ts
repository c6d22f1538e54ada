import { artworkFacts } from '@tangent/contract/catalogue/upload.ts';
import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../platform/sql/open-database.ts';

/** Reads what a track and its release are called, and the colour of the artwork. */
export async function getTrackFacts(db: Db, trackId: string): Promise<Pick<TrackAnalytics, 'track' | 'release'>> {
  const { id, title, version_type, version_title, isrc, position } = tracks;
  const [row] = await db
    .select({
      track: { id, title, version_type, version_title, isrc, position, artist: selectTrackArtist() },
      release: {
        id: releases.id,
        title: releases.title,
        artwork_upload_id: releases.artwork_upload_id,
        release_type: releases.release_type,
        live_date: releases.live_date,
        track_count: sql<number>`(select count(*)::int from ${tracks} t where t.release_id = ${releases}.id)`,
      },
      facts: uploads.facts,
    })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .leftJoin(uploads, eq(uploads.id, releases.artwork_upload_id))
    .where(eq(id, trackId));
  if (!row) throw new Refusal('not_found');
  const read = artworkFacts.safeParse(row.facts);
  const tint = read.success ? { hue: read.data.hue, chroma: read.data.chroma } : null;
  return { track: row.track, release: { ...row.release, tint } };
}
