import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { MusicFilter } from './trend-rows.ts';

/** Matches the releases of an account, or those with one of its tracks. */
export function whereReleasesOf(db: Db, music: MusicFilter): SQL | undefined {
  const own = eq(releases.account_id, music.account_id);
  if (music.tracks === null) return own;
  const ids = db
    .select({ id: tracks.release_id })
    .from(tracks)
    .where(inArray(tracks.id, [...music.tracks]));
  return and(own, inArray(releases.id, ids));
}
