import type { generateLyric as generateCall } from '@tangent/contract/promotion/lyrics.ts';
import { lyric_generations } from '@tangent/db/schema/promotion/lyric.ts';
import { checkBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { keepSong } from '../made-here/public.ts';
import type { LyricsContext } from './context.ts';
import { insertLyric, type LyricRow, requirePublishedRelease, requireQuota, requireRoom } from './lyric-store.ts';
import { writeLyric } from './write-lyric.ts';

/**
 * Writes a lyric and counts it in the month. It is counted before it is written, with the account locked: parallel calls
 * neither exceed the quota nor pay a model for texts that nobody gets. A text that is not stored does not count.
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
  const counted = await countLyric(db, actor, clock.now());
  try {
    const written = await writeLyric(context, brief);
    return await inTransaction(db, async (tx) => {
      await lockAccount(tx, actor.user_id);
      const now = clock.now();
      const row = await insertLyric(tx, actor, { ...brief, ...written }, now);
      await keepSong(tx, row.id, row.sections, now);
      return row;
    });
  } catch (error) {
    await db.delete(lyric_generations).where(eq(lyric_generations.id, counted));
    throw error;
  }
}

/** Counts a lyric in the month, and returns what counts it; refuses when the quota or the room is used up. */
function countLyric(db: Db, actor: Actor, now: Date): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.user_id);
    await requireQuota(tx, actor, now);
    await requireRoom(tx, actor);
    const row = { account_id: actor.user_id, created_at: now };
    const [counted] = await tx.insert(lyric_generations).values(row).returning({ id: lyric_generations.id });
    if (!counted) throw new Error('the lyric was not counted');
    return counted.id;
  });
}
