import type { generateLyric as generateCall } from '@tangent/contract/promotion/lyrics.ts';
import { lyric_generations } from '@tangent/db/schema/promotion/lyric.ts';
import { checkBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import type { z } from 'zod';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { keepSong } from '../made-here/public.ts';
import type { LyricsContext } from './context.ts';
import { insertLyric, type LyricRow, requirePublishedRelease, requireQuota } from './lyric-store.ts';
import { writeLyric } from './write-lyric.ts';

/**
 * Writes a lyric and counts it in the month. The text is written outside of the transaction; the quota is checked before,
 * so that nobody waits in vain, and again with the account locked, so that parallel calls never exceed it.
 */
export async function generateLyric(
  context: LyricsContext,
  actor: Actor,
  brief: z.output<typeof generateCall.body>,
): Promise<LyricRow> {
  const { db, clock } = context;
  const issues = checkBrief(brief);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await requirePublishedRelease(db, actor);
  await requireQuota(db, actor, clock.now());
  const written = await writeLyric(context, brief);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.user_id);
    const now = clock.now();
    await requireQuota(tx, actor, now);
    const row = await insertLyric(tx, actor, { ...brief, ...written }, now);
    await keepSong(tx, row.id, row.sections, now);
    await tx.insert(lyric_generations).values({ account_id: actor.user_id, created_at: now });
    return row;
  });
}
