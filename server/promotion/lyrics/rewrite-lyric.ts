import { lyrics } from '@tangent/db/schema/promotion/lyric.ts';
import type { SongSection } from '@tangent/domain/promotion/lyrics/song.ts';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { keepSong } from '../made-here/public.ts';
import type { LyricsContext } from './context.ts';
import { getOwnLyric, type LyricRow, requirePublishedRelease } from './lyric-store.ts';
import { writeLyric } from './write-lyric.ts';

/** Lines to write again: null for all. */
interface RewriteRange {
  section: number | null;
  line: number | null;
}

/**
 * Writes the lines of a range again that are not locked; a single line also when it is. Does not count in the month. If
 * the lyric was changed meanwhile, nothing is stored.
 */
export async function rewriteLyric(
  context: LyricsContext,
  actor: Actor,
  id: string,
  range: RewriteRange,
): Promise<LyricRow> {
  const { db, clock } = context;
  const row = await getOwnLyric(db, actor, id);
  await requirePublishedRelease(db, actor);
  const kept = row.sections.map(({ kind, lines }, section) => ({
    kind,
    lines: lines.map((line, at) => ({ ...line, locked: stays(range, section, at, line.locked) })),
  }));
  if (kept.every(({ lines }) => lines.every(({ locked }) => locked))) throw new Refusal('nothing_to_rewrite');
  const { writer, sections } = await writeLyric(context, row, kept);
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const [changed] = await tx
      .update(lyrics)
      .set({ sections: restoreLocks(sections, row.sections), writer, updated_at: now })
      .where(and(eq(lyrics.id, row.id), eq(lyrics.updated_at, row.updated_at)))
      .returning();
    if (!changed) throw new Refusal('conflict');
    await keepSong(tx, changed.id, sections, now);
    return changed;
  });
}

function stays({ section, line }: RewriteRange, atSection: number, atLine: number, locked: boolean): boolean {
  if (section !== null && section !== atSection) return true;
  return line === null ? locked : line !== atLine;
}

/** Lines outside of the range were locked only for the writing. */
function restoreLocks(sections: readonly SongSection[], before: readonly SongSection[]): SongSection[] {
  const locked = new Set(before.flatMap(({ lines }) => lines.filter((line) => line.locked).map(({ text }) => text)));
  return sections.map(({ kind, lines }) => ({
    kind,
    lines: lines.map((line) => ({ ...line, locked: locked.has(line.text) })),
  }));
}
