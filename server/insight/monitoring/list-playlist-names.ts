import { trend_playlists } from '@tangent/db/schema/trend.ts';
import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** What playlists are called at their store, by their numbers as text. */
export async function listPlaylistNames(tx: Tx | Db, numbers: readonly string[]): Promise<Map<string, string>> {
  const { playlist_no, name } = trend_playlists;
  const rows = await tx
    .select({ playlist_no, name })
    .from(trend_playlists)
    .where(inArray(playlist_no, numbers.map(Number)));
  return new Map(rows.map((row) => [String(row.playlist_no), row.name]));
}
