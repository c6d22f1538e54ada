import { artists } from '@tangent/db/schema/artist.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { and, asc, count, eq } from 'drizzle-orm';
import { Refusal } from '../platform/refusal.ts';
import { isUniqueViolation } from '../platform/sql/database-error.ts';
import type { Db, Tx } from '../platform/sql/open-database.ts';

export type ArtistRow = typeof artists.$inferSelect;

/** The profiles of an account with the number of their releases, oldest first. */
export async function listArtistRows(db: Db, accountId: string) {
  return db
    .select({ artist: artists, release_count: count(releases.id) })
    .from(artists)
    .leftJoin(releases, eq(releases.artist_id, artists.id))
    .where(eq(artists.account_id, accountId))
    .groupBy(artists.id)
    .orderBy(asc(artists.created_at), asc(artists.id));
}

/** An artist of the account. Somebody else's does not exist for it. */
export async function findOwnArtist(tx: Tx, accountId: string, id: string): Promise<ArtistRow | null> {
  const [row] = await tx
    .select()
    .from(artists)
    .where(and(eq(artists.id, id), eq(artists.account_id, accountId)));
  return row ?? null;
}

/** Adds a profile; an account has each name once, whatever the case. */
export async function insertArtist(tx: Tx, artist: typeof artists.$inferInsert): Promise<ArtistRow> {
  try {
    const [row] = await tx.insert(artists).values(artist).returning();
    if (!row) throw new Error('the artist was not stored');
    return row;
  } catch (error) {
    if (!isUniqueViolation(error, 'artists_name_key')) throw error;
    throw new Refusal('invalid_input', [{ code: 'duplicate_artist', path: 'name' }]);
  }
}
