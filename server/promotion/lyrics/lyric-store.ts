import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { lyric_generations, lyrics } from '@tangent/db/schema/promotion/lyric.ts';
import type { LyricBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import { hasLyricsLeft, LYRIC_RELEASE_STATUSES } from '@tangent/domain/promotion/lyrics/lyrics-allowance.ts';
import { LYRICS_MAX, LYRICS_PER_MONTH } from '@tangent/domain/promotion/lyrics-limits.ts';
import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type LyricRow = typeof lyrics.$inferSelect;

/** Returns a lyric of the caller. One of another account does not exist for them. */
export async function getOwnLyric(tx: Tx | Db, actor: Actor, id: string): Promise<LyricRow> {
  const [row] = await tx
    .select()
    .from(lyrics)
    .where(and(eq(lyrics.id, id), eq(lyrics.account_id, actor.user_id)));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Counts the lyrics that were written this calendar month (UTC) against the quota of the plan. */
export async function findQuota(tx: Tx | Db, actor: Actor, now: Date): Promise<{ used: number; limit: number }> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await tx
    .select({ used: count() })
    .from(lyric_generations)
    .where(and(eq(lyric_generations.account_id, actor.user_id), gte(lyric_generations.created_at, month)));
  return { used: row?.used ?? 0, limit: LYRICS_PER_MONTH[actor.plan] };
}

/** Returns whether a release of the account is live now: published, or with a takedown on its way. */
export async function hasPublishedRelease(tx: Tx | Db, actor: Actor): Promise<boolean> {
  const rows = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.account_id, actor.user_id), inArray(releases.status, LYRIC_RELEASE_STATUSES)))
    .limit(1);
  return rows.length > 0;
}

export async function requirePublishedRelease(tx: Tx | Db, actor: Actor): Promise<void> {
  if (!(await hasPublishedRelease(tx, actor))) throw new Refusal('no_published_release');
}

/** Refuses when the quota of the month is used up. */
export async function requireQuota(tx: Tx | Db, actor: Actor, now: Date): Promise<void> {
  const { used } = await findQuota(tx, actor, now);
  if (!hasLyricsLeft({ plan: actor.plan, used })) throw new Refusal('lyrics_limit');
}

/** Refuses when the account has stored as many lyrics as it may. */
export async function requireRoom(tx: Tx | Db, actor: Actor): Promise<void> {
  const [stored] = await tx.select({ total: count() }).from(lyrics).where(eq(lyrics.account_id, actor.user_id));
  if ((stored?.total ?? 0) >= LYRICS_MAX) throw new Refusal('too_many_lyrics');
}

/** Stores a new lyric. The caller has locked the account. */
export async function insertLyric(
  tx: Tx,
  actor: Actor,
  lyric: LyricBrief & Pick<LyricRow, 'writer' | 'sections'>,
  now: Date,
): Promise<LyricRow> {
  await requireRoom(tx, actor);
  const fields = {
    ...lyric,
    title: lyric.title.trim().normalize('NFC'),
    dedicated_to: lyric.dedicated_to.trim().normalize('NFC'),
    custom_words: [...lyric.custom_words],
  };
  const [row] = await tx
    .insert(lyrics)
    .values({ ...fields, account_id: actor.user_id, created_at: now, updated_at: now })
    .returning();
  if (!row) throw new Error('the lyric was not stored');
  return row;
}
