import type { listLyrics } from '@tangent/contract/promotion/lyrics.ts';
import { lyrics } from '@tangent/db/schema/promotion/lyric.ts';
import { LYRICS_PER_PAGE } from '@tangent/domain/promotion/lyrics-limits.ts';
import { and, count, desc, eq, ilike } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import { containsPattern } from '../../platform/sql/contains-pattern.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { LyricsContext } from './context.ts';
import { findQuota, hasPublishedRelease } from './lyric-store.ts';
import { presentLyricSummary } from './present-lyric.ts';

/** Returns a page of the caller's lyrics, newest first; the search looks into titles. */
export async function listLyricsView(
  { db, ai, clock }: LyricsContext,
  actor: Actor,
  { search = '', cursor }: z.output<typeof listLyrics.query>,
): Promise<z.input<typeof listLyrics.response>> {
  const matches = search.trim() === '' ? undefined : ilike(lyrics.title, containsPattern(search.trim()));
  const filter = and(eq(lyrics.account_id, actor.user_id), matches);
  const after = cursor === undefined ? undefined : olderThan(lyrics.created_at, lyrics.id, cursor);
  const rows = await db
    .select()
    .from(lyrics)
    .where(and(filter, after))
    .orderBy(desc(lyrics.created_at), desc(lyrics.id))
    .limit(LYRICS_PER_PAGE + 1);
  const [all] = await db.select({ total: count() }).from(lyrics).where(filter);
  const { visible, last } = splitPage(rows, LYRICS_PER_PAGE);
  return {
    items: visible.map(presentLyricSummary),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    total: all?.total ?? 0,
    quota: await findQuota(db, actor, clock.now()),
    may_generate: await hasPublishedRelease(db, actor),
    has_model: ai.writeText !== null,
  };
}
