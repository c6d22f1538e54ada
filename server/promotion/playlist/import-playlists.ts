import { playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { FOLLOWER_WEEKS } from '@tangent/domain/promotion/playlist-limits.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type PlaylistRow, readPlaylistTable } from './read-playlist-table.ts';

/** Imports playlists from CSV: all rows or none. A known address gets the new values and one more week of followers. */
export async function importPlaylists(tx: Tx, csv: string, now: Date): Promise<{ added: number; updated: number }> {
  const { rows, issues } = readPlaylistTable(csv);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  let added = 0;
  for (const values of rows) if ((await saveRow(tx, values, now)) === 'added') added += 1;
  return { added, updated: rows.length - added };
}

async function saveRow(tx: Tx, { followers, ...values }: PlaylistRow, now: Date): Promise<'added' | 'updated'> {
  const verified_on = utcDay(now.getTime());
  const [known] = await tx.select().from(playlists).where(eq(playlists.url, values.url)).for('update');
  const follower_history = [...(known?.follower_history ?? []), followers].slice(-FOLLOWER_WEEKS);
  const change = { ...values, follower_history, verified_on, updated_at: now };
  if (known) await tx.update(playlists).set(change).where(eq(playlists.id, known.id));
  else await tx.insert(playlists).values({ ...change, created_at: now });
  return known ? 'updated' : 'added';
}
