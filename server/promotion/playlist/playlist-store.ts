import type { Playlist, PlaylistFilter, StaffPlaylist } from '@tangent/contract/promotion/playlist.ts';
import { playlist_pitches, playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { judgeHealth } from '@tangent/domain/promotion/playlist/health.ts';
import { type DecidedPitch, measureAnswers } from '@tangent/domain/promotion/playlist/measure-answers.ts';
import { isPitchOpen } from '@tangent/domain/promotion/playlist/playlist.ts';
import { ANSWERS_MEASURED, PLAYLISTS_PER_PAGE } from '@tangent/domain/promotion/playlist-limits.ts';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { containsWords, splitWords } from '../../platform/sql/contains-words.ts';
import { splitPage } from '../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type PlaylistRow = typeof playlists.$inferSelect;

/** Lists playlists by filter, the largest first; an open one comes before a closed one. */
export async function listPlaylistsView(
  db: Db,
  { q = '', platform, genre, takes }: PlaylistFilter,
  now: Date,
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
  return { items: await presentPlaylists(db, rows, now), total: await db.$count(playlists, filter) };
}

export async function getPlaylistRow(tx: Tx | Db, id: string): Promise<PlaylistRow> {
  const [row] = await tx.select().from(playlists).where(eq(playlists.id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Presents playlists to everybody, with their measured answers. */
export async function presentPlaylists(tx: Tx | Db, rows: readonly PlaylistRow[], now: Date): Promise<Playlist[]> {
  const decided = await listDecided(
    tx,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => presentPlaylist(row, measureAnswers(decided.get(row.id) ?? [])));
}

/** Returns whether a pitch can be sent to a playlist. */
export function takesPitches({ is_open, is_reported }: PlaylistRow): boolean {
  return is_open && !is_reported;
}

/** Lets a playlist take no more pitches. */
export async function closePlaylist(db: Db, id: string): Promise<void> {
  await db.update(playlists).set({ is_open: false }).where(eq(playlists.id, id));
}

/** Lists the pitches of each playlist that were answered or closed lately. */
async function listDecided(tx: Tx | Db, ids: readonly string[], now: Date): Promise<Map<string, DecidedPitch[]>> {
  const { playlist_id, state, created_at, answered_at } = playlist_pitches;
  const since = new Date(now.getTime() - ANSWERS_MEASURED.days * DAY_MS);
  const rows = await tx
    .select({ playlist_id, state, created_at, answered_at })
    .from(playlist_pitches)
    .where(and(inArray(playlist_id, [...ids]), gte(answered_at, since)));
  const decided = new Map<string, DecidedPitch[]>();
  for (const row of rows) {
    if (row.answered_at === null || isPitchOpen(row.state)) continue;
    const took_ms = row.answered_at.getTime() - row.created_at.getTime();
    const known = decided.get(row.playlist_id) ?? [];
    decided.set(row.playlist_id, [...known, { state: row.state as DecidedPitch['state'], took_ms }]);
  }
  return decided;
}

function presentPlaylist(row: PlaylistRow, answers: Playlist['answers']): Playlist {
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
    answers,
    songs_per_week,
    followers: row.follower_history.at(-1) ?? 0,
    follower_history: row.follower_history,
    health,
    is_open: takesPitches(row),
    verified_on: row.verified_on,
  };
}

/** Lists all playlists for staff, by name; a page goes on after the playlist of its cursor. */
export async function listStaffPlaylistsView(
  db: Db,
  { cursor }: { cursor?: string | undefined },
  now: Date,
): Promise<{ items: StaffPlaylist[]; next_cursor: string | null; total: number }> {
  const { name, id } = playlists;
  const after =
    cursor === undefined
      ? undefined
      : sql`(${name}, ${id}) > (select last.name, last.id from ${playlists} last where last.id = ${cursor})`;
  const rows = await db
    .select()
    .from(playlists)
    .where(after)
    .orderBy(asc(name), asc(id))
    .limit(PLAYLISTS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, PLAYLISTS_PER_PAGE);
  const items = await presentStaffPlaylists(db, visible, now);
  return { items, next_cursor: last?.id ?? null, total: await db.$count(playlists) };
}

/** Presents playlists to staff, with the addresses of their curators. */
export async function presentStaffPlaylists(
  tx: Tx | Db,
  rows: readonly PlaylistRow[],
  now: Date,
): Promise<StaffPlaylist[]> {
  const shown = await presentPlaylists(tx, rows, now);
  return rows.flatMap(({ curator_email, is_reported, is_open }, index) => {
    const playlist = shown[index];
    return playlist ? [{ ...playlist, curator_email, is_reported, takes_pitches: is_open }] : [];
  });
}
