import type { Playlist, PlaylistFilter, StaffPlaylist } from '@tangent/contract/playlist.ts';
import { playlists } from '@tangent/db/schema/playlist.ts';
import { PLAYLISTS_PER_PAGE } from '@tangent/domain/limits.ts';
import { judgeHealth } from '@tangent/domain/playlist/health.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { containsWords, splitWords } from '../../platform/sql/contains-words.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type PlaylistRow = typeof playlists.$inferSelect;

/** Lists playlists by filter, the largest first; an open one comes before a closed one. */
export async function listPlaylistsView(
  db: Db,
  { q = '', platform, genre, takes }: PlaylistFilter,
): Promise<{ items: Playlist[]; total: number }> {
  const words = splitWords(q);
  const filter = and(
    platform === undefined ? undefined : eq(playlists.platform, platform),
    genre === undefined ? undefined : eq(playlists.genre, genre),
    takes === undefined ? undefined : inArray(playlists.takes, takes === 'any' ? ['any'] : ['any', takes]),
    words.length === 0 ? undefined : containsWords(sql`concat_ws(' ', ${playlists.name}, ${playlists.curator})`, words),
  );
  const followers = sql`${playlists.follower_history}[cardinality(${playlists.follower_history})]`;
  const isOpen = sql`(${playlists.is_open} and not ${playlists.is_reported})`;
  const rows = await db
    .select()
    .from(playlists)
    .where(filter)
    .orderBy(desc(isOpen), sql`${followers} desc nulls last`, asc(playlists.id))
    .limit(PLAYLISTS_PER_PAGE);
  return { items: rows.map(presentPlaylist), total: await db.$count(playlists, filter) };
}

export async function getPlaylistRow(tx: Tx | Db, id: string): Promise<PlaylistRow> {
  const [row] = await tx.select().from(playlists).where(eq(playlists.id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Presents a playlist to everybody. */
export function presentPlaylist(row: PlaylistRow): Playlist {
  const { id, name, curator, platform, url, genre, description, takes, answer_days, songs_per_week } = row;
  const health = judgeHealth({ history: row.follower_history, is_reported: row.is_reported });
  return {
    id,
    name,
    curator,
    platform,
    url,
    genre,
    description,
    takes,
    answer_days,
    songs_per_week,
    followers: row.follower_history.at(-1) ?? 0,
    follower_history: row.follower_history,
    health,
    is_open: row.is_open && !row.is_reported,
    verified_on: row.verified_on,
  };
}

/** Presents a playlist to staff, with the address of its curator. */
export function presentStaffPlaylist(row: PlaylistRow): StaffPlaylist {
  const { curator_email, is_reported, is_open } = row;
  return { ...presentPlaylist(row), curator_email, is_reported, takes_pitches: is_open };
}
