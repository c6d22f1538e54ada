import { made_songs } from '@tangent/db/schema/promotion/made-here.ts';
import type { SongSection } from '@tangent/domain/promotion/lyrics/song.ts';
import { KEPT_LINES } from '@tangent/domain/promotion/made-here-limits.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { readLineKeys } from './line-keys.ts';

/** Keeps the fingerprints of the lines that the tool wrote for a lyric, beside those of before. */
export async function keepSong(tx: Tx | Db, id: string, sections: readonly SongSection[], now: Date): Promise<void> {
  const written = sections.flatMap(({ lines }) => lines.filter(({ by }) => by === 'tool').map(({ text }) => text));
  const line_keys = readLineKeys(written.join('\n'));
  if (line_keys.length === 0) return;
  const { line_keys: kept } = made_songs;
  await tx
    .insert(made_songs)
    .values({ id, line_keys, created_at: now })
    .onConflictDoUpdate({
      target: made_songs.id,
      set: {
        line_keys: sql`(SELECT array_agg(DISTINCT key) FROM unnest(${kept} || excluded.line_keys) AS key)`,
      },
      setWhere: sql`cardinality(${kept}) < ${KEPT_LINES} AND NOT ${kept} @> excluded.line_keys`,
    });
}
