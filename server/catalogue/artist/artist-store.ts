import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { getPrimaryArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { and, count, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { isUniqueViolation } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type ArtistRow = typeof artists.$inferSelect;
type NewArtist = typeof artists.$inferInsert;

/**
 * Finds an artist of the account and locks the name until the transaction ends: a release must not be created under a
 * name that is being changed. An artist of another account does not exist for it.
 */
export async function findOwnArtist(tx: Tx, accountId: string, id: string): Promise<ArtistRow | null> {
  const [row] = await tx.select().from(artists).where(ownedBy(accountId, id)).for('share');
  return row ?? null;
}

/**
 * Locks the artist together with its releases until the transaction ends. The releases are locked first, as when a
 * draft is saved or submitted, so that the two never deadlock.
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

/** Inserts a profile; an account can have each name only once, ignoring case. */
export async function insertArtist(tx: Tx, artist: NewArtist): Promise<ArtistRow> {
  const [row] = await refuseTakenName(tx.insert(artists).values(artist).returning());
  if (!row) throw new Error('the artist was not stored');
  return row;
}

export async function updateArtistRow(tx: Tx, id: string, change: Partial<NewArtist>): Promise<void> {
  await refuseTakenName(tx.update(artists).set(change).where(eq(artists.id, id)).returning());
}

/** Updates the displayed artist of drafts; a name chosen for a compilation stays. */
export async function renameDrafts(tx: Tx, artistId: string, name: string): Promise<void> {
  const drafts = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.artist_id, artistId), eq(releases.status, 'draft')));
  for (const draft of drafts) {
    const primary_artist = getPrimaryArtist(draft, name);
    await tx.update(releases).set({ primary_artist }).where(eq(releases.id, draft.id));
  }
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

/** Saves the followers that Spotify reports for a linked profile, unless another profile was linked meanwhile. */
export async function rememberFollowers(
  db: Db,
  { id, spotify_id }: { id: string; spotify_id: string },
  followers: number | null,
  now: Date,
): Promise<void> {
  const linked = and(eq(artists.id, id), eq(artists.spotify_id, spotify_id));
  await db.update(artists).set({ followers, followers_at: now }).where(linked);
}
