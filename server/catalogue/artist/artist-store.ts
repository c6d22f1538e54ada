import { artists } from '@tangent/db/schema/artist.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { and, count, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { isUniqueViolation } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type ArtistRow = typeof artists.$inferSelect;
type NewArtist = typeof artists.$inferInsert;

/**
 * An artist of the account, with a name that stays until the transaction ends: a release must not begin under a name that is
 * being changed. Somebody else's does not exist for it.
 */
export async function findOwnArtist(tx: Tx, accountId: string, id: string): Promise<ArtistRow | null> {
  const [row] = await tx.select().from(artists).where(ownedBy(accountId, id)).for('share');
  return row ?? null;
}

/**
 * The same, held together with its releases until the transaction ends. The releases come first, as they do where a draft is
 * saved or submitted, so that neither waits for the other in a circle.
 */
export async function lockOwnArtist(tx: Tx, accountId: string, id: string): Promise<ArtistRow> {
  const byArtist = and(eq(releases.artist_id, id), eq(releases.account_id, accountId));
  await tx.select({ id: releases.id }).from(releases).where(byArtist).orderBy(releases.id).for('update');
  const [row] = await tx.select().from(artists).where(ownedBy(accountId, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function countArtists(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(artists).where(eq(artists.account_id, accountId));
  return row?.total ?? 0;
}

/** Adds a profile; an account has each name once, whatever the case. */
export async function insertArtist(tx: Tx, artist: NewArtist): Promise<ArtistRow> {
  const [row] = await refuseTakenName(tx.insert(artists).values(artist).returning());
  if (!row) throw new Error('the artist was not stored');
  return row;
}

export async function updateArtistRow(tx: Tx, id: string, change: Partial<NewArtist>): Promise<void> {
  await refuseTakenName(tx.update(artists).set(change).where(eq(artists.id, id)).returning());
}

/** Drafts show the name their artist has; a name that was chosen for a compilation stays. */
export async function renameDrafts(tx: Tx, artistId: string, name: string): Promise<void> {
  const follows = and(
    eq(releases.artist_id, artistId),
    eq(releases.status, 'draft'),
    eq(releases.various_artists, false),
  );
  await tx.update(releases).set({ primary_artist: name }).where(follows);
}

async function refuseTakenName(writing: PromiseLike<ArtistRow[]>): Promise<ArtistRow[]> {
  try {
    return await writing;
  } catch (error) {
    if (!isUniqueViolation(error, 'artists_name_key')) throw error;
    throw new Refusal('invalid_input', [{ code: 'duplicate_artist', path: 'name' }]);
  }
}

function ownedBy(accountId: string, id: string) {
  return and(eq(artists.id, id), eq(artists.account_id, accountId));
}

/** Remembers what Spotify says about a linked profile, unless another one was linked meanwhile. */
export async function rememberFollowers(
  db: Db,
  { id, spotify_id }: { id: string; spotify_id: string },
  followers: number | null,
  now: Date,
): Promise<void> {
  const linked = and(eq(artists.id, id), eq(artists.spotify_id, spotify_id));
  await db.update(artists).set({ followers, followers_at: now }).where(linked);
}
