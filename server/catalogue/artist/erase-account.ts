import { artist_page_keys, artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Removes the artists of an account, after its releases. An artist that stores know keeps its name and loses all
 * personal data.
 */
export async function eraseAccount(tx: Tx, id: string): Promise<void> {
  const own = tx.select({ id: artists.id }).from(artists).where(eq(artists.account_id, id));
  await tx.delete(artist_page_keys).where(inArray(artist_page_keys.artist_id, own));
  const used = sql`exists (select 1 from ${releases} where ${releases.artist_id} = ${artists.id})`;
  await tx.delete(artists).where(and(eq(artists.account_id, id), sql`not ${used}`));
  await tx
    .update(artists)
    .set({
      legal_first_name: '–',
      legal_last_name: '',
      biography: null,
      website: null,
      country: null,
      spotify_id: null,
      apple_music_id: null,
      isni: null,
      new_pages: [],
      spotify_artist_key_sealed: null,
      followers: null,
      followers_at: null,
      picture_upload_id: null,
      verified: false,
      show_in_catalogue: false,
    })
    .where(eq(artists.account_id, id));
}
