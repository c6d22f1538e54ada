import type { updateLyric as updateCall } from '@tangent/contract/promotion/lyrics.ts';
import { lyrics } from '@tangent/db/schema/promotion/lyric.ts';
import { LYRICS_MAX_CHARS } from '@tangent/domain/catalogue/release-limits.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { checkBanned } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import { type SongSection, toLyricsText } from '@tangent/domain/promotion/lyrics/song.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getOwnLyric, type LyricRow } from './lyric-store.ts';

/** Stores the lines of a lyric as the artist left them. A line that the tool did not write so is the artist's. */
export async function updateLyric(
  tx: Tx,
  actor: Actor,
  id: string,
  { sections }: z.output<typeof updateCall.body>,
  now: Date,
): Promise<LyricRow> {
  await lockAccount(tx, actor.user_id);
  const row = await getOwnLyric(tx, actor, id);
  const byTool = new Set(
    row.sections.flatMap(({ lines }) => lines.filter(({ by }) => by === 'tool').map(({ text }) => text)),
  );
  const next = sections
    .map(
      ({ kind, lines }): SongSection => ({
        kind,
        lines: lines
          .map(({ text, locked }) => ({ text: text.replace(/\s+/g, ' ').trim().normalize('NFC'), locked }))
          .filter(({ text }) => text !== '')
          .map((line) => ({ ...line, by: byTool.has(line.text) ? 'tool' : 'artist' })),
      }),
    )
    .filter(({ lines }) => lines.length > 0);
  const issues = checkLines(next, row);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const [changed] = await tx
    .update(lyrics)
    .set({ sections: next, updated_at: now })
    .where(eq(lyrics.id, row.id))
    .returning();
  if (!changed) throw new Refusal('not_found');
  return changed;
}

/** Banned words may stay in a text of the artist's own, which the review of the release reads; not in the tool's. */
function checkLines(sections: readonly SongSection[], { writer }: LyricRow): Issue[] {
  if (toLyricsText(sections).length > LYRICS_MAX_CHARS)
    return [{ code: 'max_length', path: 'sections', params: { max: LYRICS_MAX_CHARS } }];
  if (writer === 'artist') return [];
  return sections.flatMap(({ lines }, section) =>
    lines.flatMap(({ text }, line) => checkBanned(`sections.${section}.lines.${line}`, text)),
  );
}
