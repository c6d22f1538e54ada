import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { eq } from 'drizzle-orm';
import { seal, unseal } from '../../platform/secret/seal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { ArtistRow } from './artist-store.ts';

const PURPOSE = 'artist key of spotify';

/** The column of a sealed key; empty if it stays as it is. */
export type SealedKey = Partial<Pick<ArtistRow, 'spotify_artist_key_sealed'>>;

/** Seals Spotify's key of a protected page. Nothing changes without a key; null or an empty one removes it. */
export function sealArtistKey(
  key: string | null | undefined,
  { secret, owner }: { secret: string; owner: string },
): SealedKey {
  if (key === undefined) return {};
  return { spotify_artist_key_sealed: key ? seal(key, { secret, purpose: PURPOSE, owner }) : null };
}

/** Returns the key of an artist's protected Spotify page; null without one. */
export async function findArtistKey(tx: Tx | Db, artistId: string, secret: string): Promise<string | null> {
  const [row] = await tx
    .select({ sealed: artists.spotify_artist_key_sealed, owner: artists.account_id })
    .from(artists)
    .where(eq(artists.id, artistId));
  return row?.sealed ? unseal(row.sealed, { secret, purpose: PURPOSE, owner: row.owner }) : null;
}
